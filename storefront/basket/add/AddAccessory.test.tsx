import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddAccessory } from './AddAccessory.tsx'

const accessory = { id: 'a1', name: 'Cask tap', priceMinor: 900, isSoldOut: false, maxQuantity: null }
const render = (change: object) =>
  renderToStaticMarkup(<AddAccessory accessory={{ ...accessory, ...change }} />)

test.each([
  ['SHOP-51', 'sold out', { isSoldOut: true }],
  ['SHOP-52', 'one of which no one may take any', { maxQuantity: 0 }],
])('%s an accessory that is %s cannot be added and says Sold out', (_row, _title, change) => {
  const html = render(change)
  expect(html).toMatch(/<button[^>]*(aria-disabled="true"| disabled\b)/)
  expect(html).toContain('Sold out')
  expect(html).not.toContain('value="a1"')
})

test('an accessory without a price cannot be added, and says whom to ask (S-03)', () => {
  const html = render({ priceMinor: null })
  expect(html).toMatch(/<button[^>]*(aria-disabled="true"| disabled\b)/)
  expect(html).toContain('Contact for pricing')
  expect(html).not.toContain('value="a1"')
})

test('one that can be had is added once (SHOP-53)', () => {
  const html = render({ maxQuantity: 3 })
  expect(html).not.toContain('disabled')
  expect(html).toContain('<input type="hidden" name="itemId" value="a1"/>')
  expect(html).toMatch(/<button[^>]* value="upsell"[^>]* name="kind"/)
  // Which is one of it
  expect(html).not.toContain('quantity')
})
