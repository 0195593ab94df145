import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorToMultiple, isMultiple, multipleText, sellableUnits } from './order-multiple.ts'

test.each([
  [16, 6, 12],
  [2, 6, 6],
  [6, 6, 6],
  [12, 6, 12],
  [0, 6, 0],
  [7, undefined, 7],
])('%i of what is sold in %s is %i (PRICE-06)', (typed, multiple, quantity) => {
  expect(floorToMultiple(typed, multiple)).toBe(quantity)
})

test('whatever is asked for, whole multiples are ordered, never more than asked but for the first (PRICE-06)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (typed, multiple) => {
        const quantity = floorToMultiple(typed, multiple)
        expect(isMultiple(quantity, multiple)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(multiple)
        expect(quantity).toBeLessThanOrEqual(Math.max(typed, multiple))
        expect(typed - sellableUnits(typed, multiple)).toBeLessThan(multiple)
      },
    ),
  )
})

test('says how it is sold', () => {
  expect([1, undefined, 6, 15].map(multipleText)).toEqual([null, null, 'Sold in sixes', 'Sold in 15s'])
})
