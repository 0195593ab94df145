import { expect, test } from 'vitest'
import { afterQuietHours, isQuietTime } from './quiet-hours.ts'

test.each([
  ['20:59 of winter', '2026-11-23T20:59:00Z', '2026-11-23T20:59:00.000Z'],
  ['22:10 of winter', '2026-11-23T22:10:00Z', '2026-11-24T07:00:00.000Z'],
  ['06:59 of winter', '2026-11-24T06:59:00Z', '2026-11-24T07:00:00.000Z'],
  ['07:00 of winter', '2026-11-24T07:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['21:00 of winter', '2026-11-23T21:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['midnight of winter', '2026-11-24T00:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['21:30 of summer, 20:30 in UTC', '2026-07-01T20:30:00Z', '2026-07-02T06:00:00.000Z'],
  ['the night in which summer time ends', '2026-10-24T21:30:00Z', '2026-10-25T07:00:00.000Z'],
  ['the night in which it begins', '2027-03-27T22:30:00Z', '2027-03-28T06:00:00.000Z'],
])('what comes at %s is waiting for seven in London, or not at all (NOTE-06)', (_when, now, at) => {
  expect(afterQuietHours(new Date(now)).toISOString()).toBe(at)
  expect(isQuietTime(new Date(now))).toBe(new Date(now).getTime() !== Date.parse(at))
})
