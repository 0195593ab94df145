import { londonClock } from './london-clock.ts'

// Months are written out here because browsers and servers carry different editions of the en-GB names
// ('Sep' became 'Sept'), and the two must draw the same page.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** A moment or a day (ISO 8601) as '5 Mar 2024', by the calendar of London; '' when unreadable (CONST-15). */
export function formatDay(iso: string): string {
  const clock = londonClock(new Date(iso))
  const date = clock.getUTCDate()
  return Number.isNaN(date) ? '' : `${date} ${months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`
}

/** A moment (ISO 8601) as '5 Mar 2024, 14:05', by the clock of London; '' when unreadable. */
export function formatMoment(iso: string): string {
  const day = formatDay(iso)
  return day && `${day}, ${londonClock(new Date(iso)).toISOString().slice(11, 16)}`
}

/**
 * A moment (ISO 8601) for a file that people open: '2026-11-27 15:10:00' by the clock of London. Spreadsheets read it as a
 * date and a time; with 'T', fractions and 'Z' it stays text.
 */
export const csvMoment = (iso: string): string =>
  londonClock(new Date(iso)).toISOString().slice(0, 19).replace('T', ' ')
