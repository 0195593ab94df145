import { expect, test } from 'vitest'
import { couplerCodes, couplerLabel } from './couplers.ts'

const rows = [
  ['CONST-38', 'd', 'D-Type'],
  ['CONST-39', 's', 'S-Type'],
  ['CONST-40', 'g', 'G-Type'],
  ['CONST-41', 'a', 'A-Type'],
  ['CONST-42', 'u', 'U-Type'],
  ['CONST-43', 'm', 'M-Type'],
  ['CONST-44', 'keykeg', 'KeyKeg'],
  ['CONST-45', 'grundy', 'Grundy'],
  ['CONST-46', 'other', 'Other'],
] as const

test.each(rows)('%s the coupler %s is labelled %s', (_row, code, label) => {
  expect(couplerLabel(code)).toBe(label)
  expect(couplerLabel(code.toUpperCase())).toBe(label)
})

test('there are no other couplers (CONST-38, CONST-46)', () => {
  expect(couplerCodes).toEqual(rows.map(([, code]) => code))
  expect(couplerLabel('x')).toBe('Other')
  expect(couplerLabel(null)).toBe('')
})
