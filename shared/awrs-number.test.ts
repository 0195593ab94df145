import { expect, test } from 'vitest'
import { parseAwrsNumber } from './awrs-number.ts'

test('OPEN-25 an AWRS number has four letters and 11 digits', () => {
  expect(parseAwrsNumber('xaaw 00000 123456')).toBe('XAAW00000123456')
  for (const text of ['XAAW0000012345', 'XAAW000001234567', 'XAA100000123456', ''])
    expect(parseAwrsNumber(text)).toBeNull()
})
