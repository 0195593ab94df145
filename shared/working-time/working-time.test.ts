import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Nation, nations } from './bank-holidays.ts'
import {
  addWorkingDays,
  addWorkingHours,
  calendarOf,
  isWorkingDay,
  londonDay,
  londonMoment,
  londonMonth,
  londonTime,
  workingDaysLater,
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

test('days off of one’s own are not worked, both ends among them (STAT-17)', () => {
  const daysOff = [
    { from: '2026-11-24', to: '2026-11-25' },
    { from: '2026-12-01', to: '2026-12-01' },
  ]
  const calendar = calendarOf({ nation: england, daysOff })
  const worked = ['23', '24', '25', '26'].map((day) => isWorkingDay(`2026-11-${day}`, calendar))
  expect(worked).toEqual([true, false, false, true])
  expect(isWorkingDay('2026-12-01', calendar)).toBe(false)
  expect(isWorkingDay('2026-12-02', calendar)).toBe(true)
  expect(addWorkingDays('2026-11-23', 1, calendar)).toBe('2026-11-26')
  expect(calendarOf({ nation: england, daysOff: [] })).toBe(england)
  expect(isWorkingDay('2026-11-24', calendarOf({ nation: england, daysOff: [] }))).toBe(true)
})

test.each([
  ['2026-11', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['2026-07', '2026-06-30T23:00:00.000Z', '2026-07-31T23:00:00.000Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-03', '2026-03-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z'],
])('the month %s lies between %s and %s in London (STAT-17)', (month, from, until) => {
  expect(londonMonth(month)).toEqual({ from: new Date(from), until: new Date(until) })
})

test('the same time of day in London, over the end of summer time (STAT-17)', () => {
  const friday = new Date('2026-10-23T14:30:00Z')
  expect(workingDaysLater(friday, 1, england)).toEqual(new Date('2026-10-26T15:30:00Z'))
})

const addNoHours = (moment: string) => addWorkingHours(new Date(moment), 0, england)

test('no working hours ends at once within them, and at the next opening otherwise (STAT-17)', () => {
  expect(addNoHours('2026-11-23T10:00:00Z')).toEqual(new Date('2026-11-23T10:00:00Z'))
  expect(addNoHours('2026-11-23T17:00:00Z')).toEqual(new Date('2026-11-24T09:00:00Z'))
  expect(addNoHours('2026-11-21T10:00:00Z')).toEqual(new Date('2026-11-23T09:00:00Z'))
})

test.each([
  ['2026-11-23T10:00:00Z', '2026-11-23T12:30:00Z', 2.5],
  ['2026-11-23T16:00:00Z', '2026-11-24T10:00:00Z', 2],
  ['2026-11-20T16:00:00Z', '2026-11-23T10:00:00Z', 2],
  ['2026-11-23T06:00:00Z', '2026-11-23T20:00:00Z', 8],
  ['2026-11-23T12:00:00Z', '2026-11-23T10:00:00Z', 0],
  ['2026-11-24T12:00:00Z', '2026-11-23T10:00:00Z', 0],
])('between %s and %s lie %f working hours (STAT-17)', (from, until, hours) => {
  expect(workingHoursBetween(new Date(from), new Date(until), england)).toBe(hours)
})

test('a working day stays one however many years are asked for (STAT-17)', () => {
  const years = Array.from({ length: 150 }, (_, index) => 1996 + index)
  const newYears = () => years.filter((year) => isWorkingDay(`${year}-01-01`, england))
  expect(newYears()).toEqual([])
  expect(newYears()).toEqual([])
})
