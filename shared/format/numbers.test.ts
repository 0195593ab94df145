import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

test('numbers are grouped the en-GB way (CONST-16)', () => {
  expect(formatNumber(1234)).toBe('1,234')
  expect(formatNumber(1234567.5)).toBe('1,234,567.5')
})

test('every number is written as Intl writes it, zero without a sign (CONST-16)', () => {
  const intl = new Intl.NumberFormat('en-GB')
  const number = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ noNaN: true }))
  fc.assert(
    fc.property(number, (value) => {
      expect(formatNumber(value)).toBe(intl.format(value === 0 ? 0 : value))
    }),
  )
})
