import { expect, test } from 'vitest'
import { steppedQuantity, sumOfSizes } from './price-list-sum.ts'

test('the foot of the price list counts lines with a quantity, and their price (S-10)', () => {
  expect(
    sumOfSizes([
      { quantity: 2, priceMinor: 9600 },
      { quantity: 0, priceMinor: 5000 },
      { quantity: Number.NaN, priceMinor: 5000 },
      { quantity: -3, priceMinor: 5000 },
      { quantity: 1, priceMinor: 12_100 },
    ]),
  ).toEqual({ lines: 2, totalMinor: 31_300 })
})

test.each([
  ['', 1, 9, '1'],
  ['1', -1, 9, ''],
  ['', -1, 9, ''],
  ['9', 1, 9, '9'],
  ['40', 1, 9, '9'],
  ['2.5', 1, 9, '3'],
  ['-4', 1, 9, ''],
  ['many', 1, 9, '1'],
])('a press on a stepper of %j by %d, of %d in stock, gives %j (S-10)', (typed, step, max, quantity) => {
  expect(steppedQuantity(typed, step, max)).toBe(quantity)
})
