import { londonDay, londonTime } from '../working-time/working-time.ts'

// By hand, as shared/dates/dates.ts says.
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 'Thursday' of a day 'YYYY-MM-DD'. */
export const weekdayText = (day: string): string => weekdays[new Date(day).getUTCDay()]!

/** 'Thursday 26 November' of a day 'YYYY-MM-DD'. */
export function dayText(day: string): string {
  const date = new Date(day)
  return `${weekdayText(day)} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** 'Thu 26 Nov' of a day 'YYYY-MM-DD'; September is 'Sept', as elsewhere. */
export function shortDay(day: string): string {
  const date = new Date(day)
  const month = months[date.getUTCMonth()]!
  return `${weekdayText(day).slice(0, 3)} ${date.getUTCDate()} ${month.slice(0, month === 'September' ? 4 : 3)}`
}

/** 'Wed 2 Dec, 17:00' of a moment, by the clock of London: for deadlines, which are days or weeks away. */
export function deadlineText(iso: string): string {
  const moment = new Date(iso)
  return `${shortDay(londonDay(moment))}, ${londonTime(moment)}`
}
