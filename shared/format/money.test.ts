import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_SYMBOL, formatMinor, parsePriceText } from './money.ts'

test.each([
  ['CONST-12', 1250, '£12.50'],
  ['CONST-13', 1200, '£12.00'],
  ['CONST-13', 5, '£0.05'],
  ['CONST-16', 123450, '£1,234.50'],
  ['CONST-12', -120, '-£1.20'],
  ['CONST-12', -0, '£0.00'],
])('%s %d pence is shown as %s', (_row, minor, shown) => {
  expect(formatMinor(minor)).toBe(shown)
})

test('the symbol is £ unless another is given (CONST-14)', () => {
  expect(CURRENCY_SYMBOL).toBe('£')
  expect(formatMinor(1250, '€')).toBe('€12.50')
})

test.each([
  ['£1,234.50', { symbol: '£', minor: 123450 }],
  ['€12', { symbol: '€', minor: 1200 }],
  ['US$ 9.99', { symbol: 'US$', minor: 999 }],
  ['12.5', { symbol: '£', minor: 1250 }],
  ['From £85.00 ex VAT', { symbol: '£', minor: 8500 }],
  ['.5', { symbol: '£', minor: 50 }],
  ['£0.00', { symbol: '£', minor: 0 }],
  ['-£1.20', { symbol: '£', minor: -120 }],
])('BASK-48 BASK-49 BASK-50 the price text %j reads as %j', (text, price) => {
  expect(parsePriceText(text)).toEqual(price)
})

test('a price text keeps its sign, drops commas and is rounded to the penny (BASK-48, BASK-49, BASK-50)', () => {
  expect(parsePriceText('£1,234.50')).toEqual({ symbol: '£', minor: 123_450 })
  expect(parsePriceText('€1,234,567.8')).toEqual({ symbol: '€', minor: 123_456_780 })
  expect(parsePriceText('£10.996')?.minor).toBe(1100)
})

test.each(['', 'Contact for pricing', '£', '£ -', null, undefined])('%j is no price (C-90)', (text) => {
  expect(parsePriceText(text)).toBeNull()
})

test('every amount that is shown reads back to the same pence and symbol (CONST-12)', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, fc.constantFrom('£', '€', '$', 'US$'), (minor, symbol) => {
      expect(parsePriceText(formatMinor(minor, symbol))).toEqual({ symbol, minor })
    }),
  )
})

test('every amount is written as Intl writes it (CONST-12, CONST-13, CONST-16)', () => {
  const intl = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const pence = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(pence, (minor) => {
      expect(formatMinor(minor)).toBe(`£${intl.format(minor / 100)}`)
    }),
  )
})
