import { dateFormat } from './date-format.ts'

// Months are written out here because browsers and servers carry different editions of the en-GB names
// ('Sep' became 'Sept'), and the two must draw the same page.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const

const londonDay = dateFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})
const londonTime = dateFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment or a day (ISO 8601) as '5 Mar 2024', by the calendar of London; '' when unreadable (CONST-15). */
export function formatDay(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const parts = londonDay().formatToParts(moment)
  const read = (type: 'day' | 'month' | 'year') => Number(parts.find((part) => part.type === type)?.value)
  return `${read('day')} ${months[read('month') - 1]} ${read('year')}`
}

/** A moment (ISO 8601) as '5 Mar 2024, 14:05', by the clock of London; '' when unreadable. */
export function formatMoment(iso: string): string {
  const day = formatDay(iso)
  return day === '' ? '' : `${day}, ${londonTime().format(new Date(iso))}`
}
