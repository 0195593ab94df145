import { expect, test } from 'vitest'
import { priceBounds, priceLabel, readPrices } from './price-range.ts'

test.each([
  ['under-120', { fromMinor: 0, toMinor: 12_000 }, 'Under £120'],
  ['over-80', { fromMinor: 8000, toMinor: Infinity }, 'Over £80'],
  ['80-120', { fromMinor: 8000, toMinor: 12_000 }, '£80 to £120'],
  ['120-80', null, '120-80'],
  ['120', null, '120'],
  ['under-80-120', null, 'under-80-120'],
  ['cheap', null, 'cheap'],
])('the price %s stands for %j, and is called %s (SRCH-02)', (value, bounds, label) => {
  expect(priceBounds(value)).toEqual(bounds)
  expect(priceLabel(value)).toBe(label)
})

test.each([
  ['ipa under £120 keg', ['under-120']],
  ['between £80 and £120', ['80-120']],
  ['£120-80', ['80-120']],
  ['from 90 quid', ['over-90']],
  ['under 4%', []],
  ['30l under 5%', []],
])('%j asks for prices %j (SRCH-02)', (text, prices) => {
  expect(readPrices(text).prices).toEqual(prices)
})
