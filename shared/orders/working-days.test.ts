import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, londonDay } from './working-days.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)

test.each([
  ['2026-11-22', '2026-11-24', 'from a Sunday'],
  ['2026-11-20', '2026-11-24', 'over a weekend'],
  ['2026-12-24', '2026-12-30', 'over Christmas and the substitute for Boxing Day'],
  ['2026-04-02', '2026-04-08', 'over Easter'],
  ['2027-12-24', '2027-12-30', 'over a Christmas on a Saturday'],
  ['2022-12-23', '2022-12-29', 'over a Christmas on a Sunday'],
])('two working days after %s is %s: %s (STAT-17)', (from, to) => {
  expect(textOf(addWorkingDays(day(from), 2))).toBe(to)
})

test('knows the bank holidays of 2026 (STAT-17)', () => {
  const free = ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']
  for (const at of free) expect(isWorkingDay(day(`2026-${at}`)), at).toBe(false)
  for (const at of ['01-02', '04-07', '05-05', '12-29'])
    expect(isWorkingDay(day(`2026-${at}`)), at).toBe(true)
})

test('takes the day from the clock of London (STAT-17)', () => {
  expect(textOf(londonDay(new Date('2026-07-01T23:30:00Z')))).toBe('2026-07-02')
})
