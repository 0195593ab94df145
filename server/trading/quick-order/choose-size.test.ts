import { expect, test } from 'vitest'
import type { OrderableSize } from '../../catalogue/beers/find-orderable-beers.ts'
import { anyContainer } from '../../catalogue/beers/search-text/read-container.ts'
import { chooseSize } from './choose-size.ts'
import { readOrderLine } from './quick-order-line.ts'

const size = (variantId: string, name: string, over: Partial<OrderableSize> = {}): OrderableSize => ({
  containerId: variantId,
  variantId,
  name,
  type: /Keg/.test(name) ? 'keg' : 'smallpack',
  volumeMl: /Keg/.test(name) ? 30_000 : 440,
  packSize: /Keg/.test(name) ? 1 : 24,
  availableUnits: 9,
  orderMultiple: 1,
  priceMinor: 9000,
  vatRate: 2000,
  ...over,
})
const sizes = [size('a', '30L Keg · A-Type'), size('s', '30L Keg · S-Type'), size('can', '24 x 440ml Can')]
const bought = new Map([
  ['can', '2026-11-12'],
  ['a', '2026-10-01'],
])

test.each([
  ['30l keg s type', 's', 'With the coupler that you named: S-Type'],
  ['30l keg a-type', 'a', 'With the coupler that you named: A-Type'],
  ['30l keg', 'a', null],
])('%s is the size of that coupler (QUICK-01)', (text, variantId, why) => {
  const { container } = readOrderLine(`2 heddle ${text}`)
  expect(chooseSize(sizes, container)).toMatchObject({ size: { variantId }, why })
})

test('a coupler is no part of an accessory’s line (QUICK-01)', () => {
  for (const text of ['2 s-type couplers', 'D type cupler x 4'])
    expect(readOrderLine(text).container.coupler).toBeUndefined()
})

test('of sizes that fit, the one that this buyer ordered last is chosen (QUICK-01)', () => {
  expect(chooseSize(sizes, anyContainer(), bought)).toMatchObject({
    size: { variantId: 'can' },
    isOnly: true,
    why: 'As you last ordered it: 24 x 440ml Can',
  })
  const keg = { ...anyContainer(), family: 'keg' as const }
  expect(chooseSize(sizes, keg, bought).size?.variantId).toBe('a')
  const gone = sizes.map((each) => (each.variantId === 'can' ? { ...each, availableUnits: 0 } : each))
  expect(chooseSize(gone, anyContainer(), bought).size?.variantId).toBe('a')
})
