import { formatDay } from '../../shared/dates/dates.ts'
import { londonClock } from '../../shared/dates/london-clock.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A moment or a day as 'Wed 2 Dec', with its year where that is not the one of `now`; '' when unreadable. */
export function shortDay(iso: string, now: Date = new Date()): string {
  const [date, month, year] = formatDay(iso).split(' ')
  if (year === undefined) return ''
  const day = `${weekdays[londonClock(new Date(iso)).getUTCDay()]} ${date} ${month}`
  return Number(year) === londonClock(now).getUTCFullYear() ? day : `${day} ${year}`
}

/** A moment as 'Wed 2 Dec, 14:05' that stays on one line: in a narrow column no time of day falls to a line of its own. */
export function wholeMoment(iso: string, now?: Date): string {
  const day = shortDay(iso, now)
  return unbroken(day && `${day}, ${londonClock(new Date(iso)).toISOString().slice(11, 16)}`)
}

/** A day as 'Wed 2 Dec' that stays on one line. */
export const wholeDay = (iso: string, now?: Date): string => unbroken(shortDay(iso, now))

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
