import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddAccessory } from './AddAccessory.tsx'

const accessory = { id: 'a1', name: 'Cask tap', isSoldOut: false, maxQuantity: null }
const draw = (change: object) =>
  renderToStaticMarkup(<AddAccessory accessory={{ ...accessory, ...change }} />)

test.each([
  ['SHOP-51', 'sold out', { isSoldOut: true }],
  ['SHOP-52', 'one of which nobody may take any', { maxQuantity: 0 }],
])('%s an accessory that is %s cannot be added and says Sold out', (_row, _told, change) => {
  const html = draw(change)
  expect(html).toMatch(/<button[^>]*(aria-disabled="true"|disabled="")/)
  expect(html).toContain('Sold out')
  expect(html).not.toContain('value="a1"')
})

test('SHOP-53 one that can be had is added once', () => {
  const html = draw({ maxQuantity: 3 })
  expect(html).not.toContain('disabled')
  expect(html).toContain('<input type="hidden" name="itemId" value="a1"/>')
  expect(html).toContain('<input type="hidden" name="quantity" value="1"/>')
})
