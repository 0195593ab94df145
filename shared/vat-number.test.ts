import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVatNumber } from './vat-number.ts'

test.each([
  ['GB 980 7806 84', 'GB980780684'],
  ['gb980780684', 'GB980780684'],
  ['980780684', 'GB980780684'],
  ['XI 980780684', 'XI980780684'],
  ['GB980780684001', 'GB980780684001'],
])('OPEN-25 %s is a VAT number', (text, number) => {
  expect(parseVatNumber(text)).toBe(number)
})

test.each(['GB980780685', 'GB98078068', '000000000', 'DE980780684', '', 'GB980780684 12'])(
  'OPEN-25 %s is none',
  (text) => {
    expect(parseVatNumber(text)).toBeNull()
  },
)

test('OPEN-25 one wrong digit is always found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digits = [...'980780684']
      digits[place] = String((Number(digits[place]) + more) % 10)
      expect(parseVatNumber(digits.join(''))).toBeNull()
    }),
  )
})
