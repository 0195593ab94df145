import { londonDay, londonTime } from '../working-time/working-time.ts'

// By hand, as shared/dates/dates.ts says.
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** 'Thu 26 Nov' of a day 'YYYY-MM-DD' in the weeks to come; September is 'Sept', as elsewhere. */
export function shortDay(day: string): string {
  const date = new Date(day)
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** 'Thu 26 Nov' of any day 'YYYY-MM-DD', with its year where that is not the one of `now`. */
export function dayText(day: string, now = new Date()): string {
  const year = new Date(day).getUTCFullYear()
  return year === now.getUTCFullYear() ? shortDay(day) : `${shortDay(day)} ${year}`
}

/** 'Wed 2 Dec, 17:00' of a moment, by the clock of London: for deadlines, which are days or weeks away. */
export function deadlineText(iso: string): string {
  const moment = new Date(iso)
  return `${shortDay(londonDay(moment))}, ${londonTime(moment)}`
}
