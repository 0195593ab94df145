/** Working days of England: Monday to Friday, without bank holidays (Banking and Financial Dealings Act 1971). */
const dayMs = 86_400_000

/** The calendar day in London of a moment, at midnight UTC. */
export function londonDay(moment: Date): Date {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(moment)
  return new Date(`${text}T00:00:00Z`)
}

/** The day so many calendar days later. */
export const addDays = (day: Date, count: number): Date => new Date(day.getTime() + count * dayMs)

/** ISO weekday: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Date): number => day.getUTCDay() || 7

/** The day so many working days after this one; 0 gives the day itself. */
export function addWorkingDays(day: Date, count: number): Date {
  let at = day
  for (let left = count; left > 0; left -= isWorkingDay(at) ? 1 : 0) at = addDays(at, 1)
  return at
}

/** Neither Saturday, Sunday nor a bank holiday. */
export function isWorkingDay(day: Date): boolean {
  return weekdayOf(day) < 6 && !bankHolidays(day.getUTCFullYear()).includes(day.getTime())
}

function bankHolidays(year: number): number[] {
  const at = (month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
  const easter = easterSunday(year)
  const christmas = at(12, 25)
  // Two holidays in a row take the next two free weekdays
  const christmasDays = [christmas, addDays(christmas, 1)].map((day) =>
    weekdayOf(day) > 5 ? addDays(day, 2) : day,
  )
  const boxing = weekdayOf(christmas) === 7 ? [addDays(christmas, 1), addDays(christmas, 2)] : christmasDays
  return [
    nextWeekday(at(1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(at(5, 1)),
    firstMonday(at(5, 25)),
    firstMonday(at(8, 25)),
    ...boxing,
  ].map((day) => day.getTime())
}

const nextWeekday = (day: Date) => (weekdayOf(day) < 6 ? day : addDays(day, 8 - weekdayOf(day)))
const firstMonday = (from: Date) => addDays(from, (8 - weekdayOf(from)) % 7)

/** By the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1))
}
