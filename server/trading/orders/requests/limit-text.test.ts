import { expect, test } from 'vitest'
import { limitText } from './limit-text.ts'

const limit = { perOrderMinor: 50_000, perMonthMinor: 100_000, spentMinor: 60_000 }

test.each([
  [
    { ...limit, perMonthMinor: null },
    ['Maggie'],
    'Above your limit of £500.00 per order, ex VAT: Maggie approves it.',
  ],
  [
    limit,
    ['Maggie', 'Sam', 'Jo'],
    'Above your limit of £500.00 per order and £1,000.00 per month (£600.00 ordered), ex VAT: Maggie, Sam or Jo approves it.',
  ],
])('a buyer learns before ordering who approves an order above the limit (BIZ-06)', (given, who, text) => {
  expect(limitText(given, who)).toBe(`${text} Nothing is ordered or paid until then.`)
})
