import { expect, test } from 'vitest'
import { requestText } from './request-text.ts'

const limit = {
  leftMinor: 40_000,
  perOrderMinor: 50_000,
  perMonthMinor: 100_000,
  spentMinor: 60_000,
  approvers: ['Maggie'],
}

test.each([
  [limit, 40_000, null],
  [limit, 50_001, 'Above your limit of £500.00 ex VAT per order: Maggie approves it.'],
  [
    limit,
    40_001,
    'Above your limit of £1,000.00 ex VAT per month, of which £600.00 is ordered: Maggie approves it.',
  ],
  [
    { ...limit, perMonthMinor: null, approvers: ['Maggie', 'Sam', 'Jo'] },
    60_000,
    'Above your limit of £500.00 ex VAT per order: Maggie, Sam or Jo approves it.',
  ],
])('a buyer learns before ordering who approves an order above the limit (BIZ-06)', (given, net, text) => {
  expect(requestText(given, net)).toBe(text)
})
