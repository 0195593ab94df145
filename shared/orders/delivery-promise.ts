import { addDays, addWorkingDays, londonDay, londonTime, weekdayOf } from '../working-time/working-time.ts'

/** When a group's pallet leaves each week, and until when it takes orders: ISO weekdays, the clock of London. */
export type GroupRun = { groupSlug: string; weekday: number; cutOffWeekday: number; cutOffTime: string }

/** Within how many working days breweries send what is ordered (shipping FAQ). */
const dispatchWorkingDays = 2

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const

/** 'Order by noon Tuesday, on Wednesday's pallet.', a clause for each run; null where none is settled. */
export function runsText(runs: readonly GroupRun[]): string | null {
  if (runs.length === 0) return null
  const clauses = runs.map(
    ({ weekday, cutOffWeekday, cutOffTime }) =>
      `by ${timeText(cutOffTime)} ${weekdays[cutOffWeekday - 1]}, on ${weekdays[weekday - 1]}’s pallet`,
  )
  return `Order ${clauses.join('; ')}.`
}

/** 'Usually leaves within 2 working days: by Tue 24 Nov.' */
function usualDispatchText(now: Date): string {
  return `Usually leaves within ${dispatchWorkingDays} working days: by ${shortDay(usualDispatchDay(now))}.`
}

/** What a basket says of its delivery, before it is ordered. */
export const basketDeliveryText = (runs: readonly GroupRun[], now: Date): string =>
  runsText(runs) ?? usualDispatchText(now)

/** The day by which what is ordered now leaves its brewery, 'YYYY-MM-DD'. */
export const usualDispatchDay = (now: Date): string =>
  addWorkingDays(londonDay(now), dispatchWorkingDays, 'england-and-wales')

/** The day of the next pallet that still takes orders, 'YYYY-MM-DD'; null where the group has no runs. */
export function nextRunDay(runs: readonly GroupRun[], now: Date): string | null {
  const today = londonDay(now)
  const days = runs.flatMap((run) => {
    const toRun = (run.weekday - run.cutOffWeekday + 7) % 7
    const toCutOff = (run.cutOffWeekday - weekdayOf(today) + 7) % 7
    const isLate = toCutOff === 0 && londonTime(now) >= run.cutOffTime
    return [addDays(today, toCutOff + (isLate ? 7 : 0) + toRun)]
  })
  return days.toSorted()[0] ?? null
}

/** 'Tue 24 Nov' of a day 'YYYY-MM-DD'. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${weekdays[weekdayOf(day) - 1]!.slice(0, 3)} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

const timeText = (time: string) => (time === '12:00' ? 'noon' : time)
