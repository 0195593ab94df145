import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardYears, noCard, readTestCard } from './card-details.ts'
import { sandboxTokens, testCards } from '../../../shared/orders/sandbox-cards.ts'

const now = new Date('2026-11-21T12:00:00')
const typed = {
  cardname: 'Maggie Tapster',
  cardnumber: '4242 4242 4242 4242',
  expirymonth: '11',
  expiryyear: '2026',
  securitycode: '123',
}
const fieldsOf = (card: typeof typed) => {
  const read = readTestCard(card, now)
  return read.kind === 'token' ? read.token : read.problems.map(({ field }) => field)
}

test('years begin with 2024 to 2028 and never run out; those past cannot be chosen (CHK-27, C-03)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2200 }), (thisYear) => {
      const years = cardYears(thisYear)
      expect(years.slice(0, 5).map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027, 2028])
      expect(years.at(-1)!.year).toBe(Math.max(2028, thisYear + 8))
      for (const { year, isPast } of years) expect(isPast).toBe(year < thisYear)
    }),
  )
})

test.each(testCards)('the test card that $does becomes its token', ({ number, token }) => {
  expect(fieldsOf({ ...typed, cardnumber: number })).toBe(token)
  expect(fieldsOf({ ...typed, cardnumber: number.replaceAll(' ', '') })).toBe(token)
})

test('a card is good to the end of its month', () => {
  expect(fieldsOf(typed)).toBe(sandboxTokens.success)
  expect(fieldsOf({ ...typed, expirymonth: '10' })).toEqual(['expirymonth'])
  expect(fieldsOf({ ...typed, expirymonth: '1', expiryyear: '2027' })).toBe(sandboxTokens.success)
})

test('every field that is missing is named (C-44)', () => {
  expect(fieldsOf(noCard)).toEqual(['cardname', 'cardnumber', 'expirymonth', 'expiryyear', 'securitycode'])
  expect(fieldsOf({ ...typed, securitycode: '12a' })).toEqual(['securitycode'])
})

test('no number but those of the test cards is taken (C-44)', () => {
  const known = new Set(testCards.map(({ number }) => number.replaceAll(' ', '')))
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12,19}$/), (cardnumber) => {
      fc.pre(!known.has(cardnumber))
      expect(fieldsOf({ ...typed, cardnumber })).toEqual(['cardnumber'])
    }),
  )
})
