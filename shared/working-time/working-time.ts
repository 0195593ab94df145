import { bankHolidays, type Nation } from './bank-holidays.ts'
import { londonClock } from '../dates/london-clock.ts'

/** A working hour lies between these, by the clock of London, on a working day (marketplace, head). */
const opensAt = 9
const closesAt = 17
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days off, both ends among them, 'YYYY-MM-DD'. */
export type DaysOff = { from: string; to: string }
/** Whose working days count: those of a nation, without days off of one's own. */
export type Calendar = Nation | { nation: Nation; daysOff: readonly DaysOff[] }

/** The working days of a nation without these days off. */
export const calendarOf = ({ nation, daysOff }: { nation: Nation; daysOff: readonly DaysOff[] }): Calendar =>
  daysOff.length === 0 ? nation : { nation, daysOff }

/** The day in London of a moment, 'YYYY-MM-DD'. */
export const londonDay = (moment: Date): string => londonClock(moment).toISOString().slice(0, 10)

/** The time of day in London of a moment, 'HH:MM'. */
export const londonTime = (moment: Date): string => londonClock(moment).toISOString().slice(11, 16)

/** The moment at which it is `time` ('HH:MM') in London on a day; times that the spring skips are those an hour on. */
export function londonMoment(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00Z`)
  const summer = new Date(winter.getTime() - hourMs)
  return londonDay(summer) === day && londonTime(summer) === time ? summer : winter
}

/** The moments between which a month ('YYYY-MM') lies in London; `until` is the first of the next. */
export function londonMonth(month: string): { from: Date; until: Date } {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, monthOfYear, 1)).toISOString().slice(0, 10)
  return { from: londonMoment(`${month}-01`, '00:00'), until: londonMoment(next, '00:00') }
}

/** The day so many calendar days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** ISO weekday: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** Neither Saturday, Sunday, a bank holiday of the nation nor a day off. */
export const isWorkingDay = (day: string, calendar: Calendar): boolean =>
  weekdayOf(day) <= 5 && !isDayOff(day, calendar)

/** Their bank holiday moves to a weekday; at the weekend they are holidays all the same. */
const feasts = /-(01-01|12-25|12-26)$/

/** A holiday of the nation, or a day off of one's own, whatever the day of the week. */
export function isDayOff(day: string, calendar: Calendar): boolean {
  const { nation, daysOff } = typeof calendar === 'string' ? { nation: calendar, daysOff: [] } : calendar
  if (feasts.test(day) || holidaysOf(nation, Number(day.slice(0, 4))).has(day)) return true
  return daysOff.some(({ from, to }) => from <= day && day <= to)
}

/** The day so many working days later, or earlier for a negative count; 0 gives the day itself. */
export function addWorkingDays(day: string, count: number, calendar: Calendar): string {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.abs(count); left > 0; left -= isWorkingDay(at, calendar) ? 1 : 0)
    at = addDays(at, step)
  return at
}

/** The same time of day in London, so many working days later. */
export const workingDaysLater = (moment: Date, days: number, calendar: Calendar): Date =>
  londonMoment(addWorkingDays(londonDay(moment), days, calendar), londonTime(moment))

/** The moment at which so many working hours (whole or not, from 0) have gone by since `moment`. */
export function addWorkingHours(moment: Date, hours: number, calendar: Calendar): Date {
  let left = hours * hourMs
  let day = londonDay(moment)
  for (;;) {
    const { from, until } = workingSpan(day, calendar)
    const start = Math.max(from, moment.getTime())
    if (until - start >= left && until > start) return new Date(start + left)
    left -= Math.max(0, until - start)
    day = addDays(day, 1)
  }
}

/** The working hours between two moments, in hours with fractions; 0 where the later comes first. */
export function workingHoursBetween(from: Date, until: Date, calendar: Calendar): number {
  const last = londonDay(until)
  let sum = 0
  for (let day = londonDay(from); day <= last; day = addDays(day, 1)) {
    const span = workingSpan(day, calendar)
    sum += Math.max(0, Math.min(span.until, until.getTime()) - Math.max(span.from, from.getTime()))
  }
  return sum / hourMs
}

/** From when until when a day is worked, in milliseconds; empty on a day off. */
function workingSpan(day: string, calendar: Calendar): { from: number; until: number } {
  const from = londonMoment(day, `0${opensAt}:00`).getTime()
  return { from, until: isWorkingDay(day, calendar) ? from + (closesAt - opensAt) * hourMs : from }
}

/** A handful of years is ever asked for. */
const known = new Map<string, ReadonlySet<string>>()
const mostKnown = 100

function holidaysOf(nation: Nation, year: number): ReadonlySet<string> {
  const key = `${nation} ${year}`
  const found = known.get(key)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const days = new Set(bankHolidays(nation, year))
  known.set(key, days)
  return days
}
