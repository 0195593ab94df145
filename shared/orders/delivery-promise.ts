import { addWorkingDays, type Calendar, londonDay, weekdayOf } from '../working-time/working-time.ts'

/**
 * What pages say of a group's next run, its day, and what a pallet on it may weigh where a tail-lift unloads it, in
 * grams; day and weight are missing where no run takes orders.
 */
export type GroupRun = { groupSlug: string; text: string; day?: string; limitG?: number }

/** Within how many working days breweries send what is ordered (shipping FAQ). */
const dispatchWorkingDays = 2

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const

/** 'Usually leaves within 2 working days: by Tue 24 Nov.', the last day where several senders differ; no day before it is known. */
function usualDispatchText(days: readonly string[]): string {
  const last = days.toSorted().at(-1)
  const usual = `Usually leaves within ${dispatchWorkingDays} working days`
  if (last === undefined) return `${usual}.`
  return days.every((day) => day === last)
    ? `${usual}: by ${shortDay(last)}.`
    : `${usual}: all of it by ${shortDay(last)}.`
}

/**
 * What a basket says of its delivery, before it is ordered: for a group's it is the text of its next run, else what the days
 * say by which each of its senders sends.
 */
export const basketDeliveryText = (run: GroupRun | undefined, days: readonly string[]): string =>
  run?.text ?? usualDispatchText(days)

/** The day by which what is ordered now leaves its brewery, 'YYYY-MM-DD'. */
export const usualDispatchDay = (now: Date, calendar: Calendar = 'england-and-wales'): string =>
  addWorkingDays(londonDay(now), dispatchWorkingDays, calendar)

/** 'Tue 24 Nov' of a day 'YYYY-MM-DD'. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${weekdays[weekdayOf(day) - 1]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}
