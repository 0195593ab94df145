import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Nation, nations } from './bank-holidays.ts'
import {
  addWorkingDays,
  addWorkingHours,
  isWorkingDay,
  londonDay,
  londonMoment,
  londonTime,
  workingHoursBetween,
} from './working-time.ts'

const england = 'england-and-wales'

test.each<[string, number, Nation, string, string]>([
  ['2026-11-22', 2, england, '2026-11-24', 'from a Sunday'],
  ['2026-11-20', 2, england, '2026-11-24', 'over a weekend'],
  ['2026-12-24', 2, england, '2026-12-30', 'over Christmas and the substitute for Boxing Day'],
  ['2026-04-02', 2, england, '2026-04-08', 'over Easter'],
  ['2026-04-02', 2, 'scotland', '2026-04-07', 'over Easter in Scotland, where Monday is worked'],
  ['2027-12-24', 2, england, '2027-12-30', 'over a Christmas on a Saturday'],
  ['2022-12-23', 2, england, '2022-12-29', 'over a Christmas on a Sunday'],
  ['2026-11-27', 1, 'scotland', '2026-12-01', "over St Andrew's Day"],
  ['2026-11-24', -2, england, '2026-11-20', 'back over a weekend'],
  ['2026-11-22', 0, england, '2026-11-22', 'none'],
])('%s and %i working days in %s: %s, %s (STAT-17)', (from, count, nation, to) => {
  expect(addWorkingDays(from, count, nation)).toBe(to)
})

test('knows the working days of England in 2026 (STAT-17)', () => {
  const free = ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']
  for (const at of free) expect(isWorkingDay(`2026-${at}`, england), at).toBe(false)
  for (const at of ['01-02', '04-07', '05-05', '12-29'])
    expect(isWorkingDay(`2026-${at}`, england), at).toBe(true)
})

test('takes day and time from the clock of London (STAT-17)', () => {
  expect(londonDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
  expect(londonMoment('2026-07-02', '00:30').toISOString()).toBe('2026-07-01T23:30:00.000Z')
  expect(londonMoment('2026-11-23', '17:00').toISOString()).toBe('2026-11-23T17:00:00.000Z')
  // The clock goes from 00:59 to 02:00 on this day.
  expect(londonMoment('2026-03-29', '01:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test.each<[string, number, Nation, string]>([
  ['2026-11-23T10:00:00Z', 4, england, '2026-11-23T14:00:00Z'],
  ['2026-11-23T15:00:00Z', 4, england, '2026-11-24T11:00:00Z'],
  ['2026-11-23T09:00:00Z', 8, england, '2026-11-23T17:00:00Z'],
  ['2026-11-23T19:30:00Z', 1, england, '2026-11-24T10:00:00Z'],
  // From Friday afternoon over a weekend and St Andrew's Day.
  ['2026-11-27T16:00:00Z', 8, 'scotland', '2026-12-01T16:00:00Z'],
  ['2026-11-27T16:00:00Z', 8, england, '2026-11-30T16:00:00Z'],
  // Over the end of summer time.
  ['2026-10-23T15:00:00Z', 8, england, '2026-10-26T16:00:00Z'],
])('%s and %i working hours in %s: %s', (from, hours, nation, to) => {
  expect(addWorkingHours(new Date(from), hours, nation)).toEqual(new Date(to))
})

test('working hours count back what was added, and end within working hours', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...nations),
      (from, hours, nation) => {
        const until = addWorkingHours(from, hours, nation)
        expect(workingHoursBetween(from, until, nation)).toBeCloseTo(hours, 6)
        expect(isWorkingDay(londonDay(until), nation)).toBe(true)
        expect(londonTime(until) >= '09:00' && londonTime(until) <= '17:00').toBe(true)
      },
    ),
  )
})
