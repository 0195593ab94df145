import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAwrsNumber, parseCompanyNumber, parseVatNumber } from './registered-numbers.ts'

test.each([
  ['GB 980 7806 84', 'GB980780684'],
  ['gb980780684', 'GB980780684'],
  ['980780684', 'GB980780684'],
  ['XI 980780684', 'XI980780684'],
  ['GB980780684001', 'GB980780684001'],
])('%s is a VAT number (OPEN-25)', (text, number) => {
  expect(parseVatNumber(text)).toBe(number)
})

test.each(['GB980780685', 'GB98078068', '000000000', 'DE980780684', '', 'GB980780684 12'])(
  '%s is none (OPEN-25)',
  (text) => {
    expect(parseVatNumber(text)).toBeNull()
  },
)

/** HMRC's rule: subtract 97 from the weighted sum until it is negative; its absolute value is the check number. */
function checkDigits(digits: string, start: number): string {
  let left = [...digits].reduce((sum, digit, place) => sum + Number(digit) * (8 - place), start)
  while (left >= 0) left -= 97
  return String(-left).padStart(2, '0')
}

const sevenDigits = fc.stringMatching(/^[0-9]{6}[1-9]$/)

test('the check digits of both forms are accepted, those in between are not (OPEN-25)', () => {
  fc.assert(
    fc.property(sevenDigits, fc.integer({ min: 1, max: 96 }), (digits, off) => {
      const forms = [0, 55].map((start) => checkDigits(digits, start))
      for (const check of forms) expect(parseVatNumber(digits + check)).toBe(`GB${digits}${check}`)
      const other = String((Number(forms[0]) + off) % 97).padStart(2, '0')
      const isForm = forms.some((check) => (Number(check) - Number(other)) % 97 === 0)
      expect(parseVatNumber(digits + other) === null).toBe(!isForm)
    }),
  )
})

test('an AWRS number is X, a letter, AW, five zeros and six digits (OPEN-25)', () => {
  expect(parseAwrsNumber('xaaw 00000 123456')).toBe('XAAW00000123456')
  for (const text of [
    'XAAW0000012345',
    'XAAW000001234567',
    'XAA100000123456',
    'ABCD12345678901',
    'XAAW12345678901',
    '',
  ])
    expect(parseAwrsNumber(text)).toBeNull()
})

test.each([
  ['01234567', '01234567'],
  ['1234567', '01234567'],
  ['123456', '00123456'],
  ['sc 123456', 'SC123456'],
  ['IP12345R', 'IP12345R'],
  ['SP2345RS', 'SP2345RS'],
  ['NP0123R', 'NP0123R'],
  ['R0000123', 'R0000123'],
  ['NI12345A', 'NI12345A'],
])('%s is the company number %s (OPEN-25)', (text, number) => {
  expect(parseCompanyNumber(text)).toBe(number)
})

test.each(['', '12345', '123456789', 'COMPANYX', 'S1234567', 'SC12345', 'GB980780684'])(
  '%j is no company number (OPEN-25)',
  (text) => {
    expect(parseCompanyNumber(text)).toBeNull()
  },
)
