import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeVat, splitFee } from './processing-fee.ts'

test.each([
  [10_000, 250, 9750],
  [10_000, 0, 10_000],
  [20, 250, 20],
  [21, 250, 20],
  [0, 250, 0],
])('of %i pence at %i hundredths of a percent a brewery gets %i (STAT-41)', (total, rate, amountMinor) => {
  expect(splitFee(total, rate)).toEqual({ amountMinor, feeMinor: total - amountMinor })
})

test('fee and rest are whole pence, make the total, and the fee is within half a penny (STAT-41)', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(9999), (total, rate) => {
      const { amountMinor, feeMinor } = splitFee(total, rate)
      expect(Number.isInteger(feeMinor) && feeMinor >= 0).toBe(true)
      expect(amountMinor + feeMinor).toBe(total)
      expect(Math.abs(feeMinor - (total * rate) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [600, 100],
  [603, 101],
  [602, 100],
])('a fee of %i pence holds %i pence of VAT', (fee, vat) => expect(feeVat(fee)).toBe(vat))
