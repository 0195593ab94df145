import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceAfter, priceOn } from './price-on.ts'
import { raisedPrice, roundingSteps } from './raise-price.ts'

test.each([
  // £96.75 and 3 % are £99.6525.
  [9675, { unit: 'percent', amount: 300 }, 1, 9965],
  [9675, { unit: 'percent', amount: 300 }, 5, 9965],
  [9675, { unit: 'percent', amount: 300 }, 10, 9970],
  [9675, { unit: 'percent', amount: 300 }, 50, 9950],
  [9675, { unit: 'percent', amount: 300 }, 100, 10_000],
  [50, { unit: 'percent', amount: 100 }, 1, 51],
  [10_000, { unit: 'percent', amount: -250 }, 1, 9750],
  [9675, { unit: 'pence', amount: 325 }, 1, 10_000],
  [200, { unit: 'pence', amount: -325 }, 1, 0],
] as const)('%i pence raised by %o to the nearest %i are %i (SELL-44)', (price, raise, step, expected) => {
  expect(raisedPrice(price, raise, step)).toBe(expected)
})

test('a raised price is a whole number of steps within half a step of the exact one, and monotone (SELL-44)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: -9000, max: 10_000 }),
      fc.constantFrom(...roundingSteps),
      (price, amount, step) => {
        const raised = raisedPrice(price, { unit: 'percent', amount }, step)
        expect(raised % step).toBe(0)
        expect(Math.abs(raised * 10_000 - price * (10_000 + amount))).toBeLessThanOrEqual(5000 * step)
        expect(raisedPrice(price + 1, { unit: 'percent', amount }, step)).toBeGreaterThanOrEqual(raised)
      },
    ),
  )
})

test('a raise counts from the price of its day, and a later one follows it (SELL-44)', () => {
  const size = {
    priceMinor: 9000,
    coming: [
      { priceMinor: 9900, fromDay: '2027-03-01' },
      { priceMinor: 9500, fromDay: '2026-12-01' },
    ],
  }
  expect(['2026-11-30', '2027-01-01', '2027-03-01'].map((day) => priceOn(size, day))).toEqual([
    9000, 9500, 9900,
  ])
  expect([priceAfter(size, '2027-01-01')?.fromDay, priceAfter(size, '2027-03-01')]).toEqual([
    '2027-03-01',
    null,
  ])
})
