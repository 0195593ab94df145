import { expect, test } from 'vitest'
import { mondayOf, monthsUntil, weeksUntil } from './weeks.ts'

test.each([
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s (SEE-01)', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('weeks are counted back over the change of clocks and of years (SEE-03)', () => {
  expect(weeksUntil('2027-01-03', 3)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28'])
  expect(weeksUntil('2026-10-28', 2)).toEqual(['2026-10-19', '2026-10-26'])
})

test('twelve months end with the present one (SEE-05)', () => {
  const months = monthsUntil('2026-11-29')
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11'])
})
