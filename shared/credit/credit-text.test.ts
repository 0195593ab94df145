import { expect, test } from 'vitest'
import { creditText } from './credit-text.ts'
import { isCreditTerms, termsInWords } from './credit-terms.ts'

const account = {
  reason: null,
  termsText: termsInWords('14'),
  limitMinor: 100_000,
  leftMinor: 40_050,
}

test.each([
  [{ state: 'open' }, '£400.50 of your £1,000.00 is left. To pay 14 days from the invoice.'],
  [
    { state: 'open', termsText: termsInWords('30eom') },
    '£400.50 of your £1,000.00 is left. To pay 30 days from the end of the invoice’s month.',
  ],
  [{ state: 'on_hold', reason: 'Please ring us.' }, 'Your credit account is on hold. Please ring us.'],
  [{ state: 'on_hold' }, 'Your credit account is on hold. '],
  [{ state: 'closed', reason: 'Gone' }, null],
] as const)('the checkout says of the account %j: %s', (over, text) => {
  expect(creditText({ ...account, ...over })).toBe(text)
})

test.each([
  ['7', true],
  ['30eom', true],
  ['31', false],
  ['', false],
])('%j are terms of credit: %s (CRED-04)', (text, areTerms) => expect(isCreditTerms(text)).toBe(areTerms))
