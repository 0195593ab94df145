import { expect, test } from 'vitest'
import { poundsOf, readTyped } from './PoundsField.tsx'

test.each([
  ['12.50', 1250],
  ['12', 1200],
  ['£1,000', 100_000],
  ['12.5', 1250],
  ['1000', 100_000],
  ['', null],
  ['twelve', 'twelve'],
  ['12.505', '12.505'],
])('%j typed as pounds is %j (STAF-22)', (typed, value) => {
  expect(readTyped(typed, true)).toBe(value)
})

test('pence are shown as pounds, and anything but an amount as it was typed (STAF-22)', () => {
  expect([0, 1250, 100_000, 'twelve', null].map(poundsOf)).toEqual(['0.00', '12.50', '1000.00', 'twelve', ''])
  expect(readTyped('', false)).toBe('')
})
