import { expect, test } from 'vitest'
import { batchText } from './batch-text.ts'
import { freshListUntil, freshToday } from './fresh-casks.ts'

test('fresh until the sixth week after racking: days from today to six weeks on, and no known batch (CASK-01)', () => {
  const days = freshToday(new Date('2026-11-29T12:00:00Z'))
  expect(days).toHaveLength(44)
  expect([days[0], days[1], days.at(-1)]).toEqual(['unknown', '2026-11-29', '2027-01-10'])
})

test.each([
  ['2026-11-29T23:59:00Z', '2026-11-30T00:00:00Z'],
  ['2026-06-29T22:59:00Z', '2026-06-29T23:00:00Z'],
])('a list of fresh casks of %s holds until midnight in London, %s (CASK-01)', (now, until) => {
  expect(freshListUntil(new Date(now))).toBe(Date.parse(until))
})

test.each([
  ['2026-11-12', null, 'racked 12 Nov'],
  ['2026-11-12', '2026-12-24', 'racked 12 Nov, best before 24 Dec'],
  ['2025-12-30', '2026-02-03', 'racked 30 Dec 2025, best before 3 Feb'],
])('a batch racked on %s with best before %s reads %s (CASK-01)', (racked, bestBefore, text) => {
  expect(batchText(racked, bestBefore, '2026-11-29')).toBe(text)
})
