import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './dates.ts'

test.each([
  ['2024-03-05', '5 Mar 2024'],
  ['2024-09-30T12:00:00Z', '30 Sept 2024'],
  ['2024-12-31T23:59:59Z', '31 Dec 2024'],
  ['2024-06-30T23:30:00Z', '1 Jul 2024'],
  ['2024-01-01T00:30:00+02:00', '31 Dec 2023'],
])('%s is shown as %s, by London time (CONST-15)', (iso, shown) => {
  expect(formatDay(iso)).toBe(shown)
})

test('an unreadable date shows nothing (CONST-15)', () => {
  expect(formatDay('soon')).toBe('')
})

test.each([
  ['2026-06-01T12:05:00Z', '1 Jun 2026, 13:05'],
  ['2026-11-21T00:00:00Z', '21 Nov 2026, 00:00'],
  ['soon', ''],
])('the moment %s is written as %s, by the clock of London', (iso, shown) => {
  expect(formatMoment(iso)).toBe(shown)
})
