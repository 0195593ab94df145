import { dateFormat } from './date-format.ts'

// Months are written out here because browsers and servers carry different editions of the en-GB names
// ('Sep' became 'Sept'), and the two must draw the same page.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const

/** '05/03/2024, 14:05': figures alone are the same in all editions. */
const londonMoment = dateFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment or a day (ISO 8601) as '5 Mar 2024', by the calendar of London; '' when unreadable (CONST-15). */
export function formatDay(iso: string): string {
  return formatMoment(iso).split(',')[0]!
}

/** A moment (ISO 8601) as '5 Mar 2024, 14:05', by the clock of London; '' when unreadable. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const [day, month, rest] = londonMoment().format(moment).split('/')
  return `${Number(day)} ${months[Number(month) - 1]} ${rest}`
}
