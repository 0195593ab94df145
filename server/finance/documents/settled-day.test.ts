import { expect, test } from 'vitest'
import { settledDay } from './settled-day.ts'

test.each([
  ['2026-12-01T00:09:59Z', '2026-11-30'],
  ['2026-12-01T00:10:00Z', '2026-12-01'],
  ['2026-06-30T23:09:59Z', '2026-06-30'],
  ['2026-06-30T23:10:00Z', '2026-07-01'],
])('at %s all bookings before %s are there (DOC-12, CRED-08)', (now, day) => {
  expect(settledDay(new Date(now))).toBe(day)
})
