import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { abvRanges, abvRangesOf, formatAbv, roundAbv } from './abv.ts'

test.each([
  ['SHOP-47', 5, '5.0% ABV'],
  ['SHOP-47', 4.25, '4.3% ABV'],
  ['SHOP-47', 4.35, '4.4% ABV'],
  ['SHOP-47', 11.2, '11.2% ABV'],
  ['SHOP-48', 0, '0% ABV'],
  ['OPEN-58', null, ''],
])('%s a strength of %s is shown as %j', (_row, abv, shown) => {
  expect(formatAbv(abv)).toBe(shown)
})

test.each([
  ['SHOP-26', 0, ['0-0.5']],
  ['SHOP-27', 2, ['0.5-2.8']],
  ['SHOP-28', 4, ['2.9-4.2']],
  ['SHOP-29', 5, ['4.3-5.5']],
  ['SHOP-30', 6.5, ['5.6-7.5']],
  ['SHOP-31', 9, ['7.6-plus']],
])('%s a beer of %d%% is in %j', (_row, abv, keys) => {
  expect(abvRangesOf(abv)).toEqual(keys)
})

test('ABV ranges include both bounds, and 0.5 is in both of its ranges (SHOP-27)', () => {
  expect(abvRangesOf(0.5)).toEqual(['0-0.5', '0.5-2.8'])
  for (const { key, min, max } of abvRanges) {
    expect(abvRangesOf(min)).toContain(key)
    expect(abvRangesOf(max ?? 99)).toContain(key)
  }
})

test.each([
  [2.85, ['2.9-4.2']],
  [4.25, ['4.3-5.5']],
  [5.55, ['5.6-7.5']],
  [7.55, ['7.6-plus']],
  [0.54, ['0-0.5', '0.5-2.8']],
  [null, []],
])('a strength of %s between two ranges is rounded first: %j (C-25)', (abv, keys) => {
  expect(abvRangesOf(abv)).toEqual(keys)
})

test('every strength is in a range, and only 0.5 is in two (C-25)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (hundredths) => {
      const abv = hundredths / 100
      expect(abvRangesOf(abv)).toHaveLength(roundAbv(abv) === 0.5 ? 2 : 1)
      expect(roundAbv(abv)).toBe(Math.floor((hundredths + 5) / 10) / 10)
    }),
  )
})
