import { addDays } from '../../../shared/working-time/working-time.ts'
import { calendarText, refreshedHourly, renderCalendar } from '../../platform/http/render-calendar.ts'

export type CalendarEvent = {
  /** Stays the same whatever is changed; unique within the shop. */
  id: string
  /** A whole day 'YYYY-MM-DD', or the moment by which something must be done. */
  at: string | Date
  /** The last day of an event of several days. */
  until?: string | null
  title: string
  place?: string | null
  note?: string | null
  /** Its page, from '/' on. */
  path: string
  isCancelled?: boolean
}

/** Events as an iCalendar file (RFC 5545) that programs subscribe to, in the order of their time. */
export function writeCalendar(
  { name, events }: { name: string; events: readonly CalendarEvent[] },
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  return renderCalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dray//Deliveries//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    ...refreshedHourly,
    ...events
      .toSorted((one, other) => timeOf(one) - timeOf(other) || one.id.localeCompare(other.id))
      .flatMap((event) => linesOf(event, publicUrl, now)),
    'END:VCALENDAR',
  ])
}

const timeOf = ({ at }: CalendarEvent) => (typeof at === 'string' ? Date.parse(at) : at.getTime())

/** Half an hour: programs show an event without an end as an hour, a day or nothing at all. */
const momentMs = 30 * 60_000

function linesOf(event: CalendarEvent, publicUrl: string, now: Date): string[] {
  const { id, at, until, title, place, note, path, isCancelled } = event
  const url = publicUrl + path
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    ...(typeof at === 'string'
      ? [`DTSTART;VALUE=DATE:${dateOf(at)}`, `DTEND;VALUE=DATE:${dateOf(addDays(until ?? at, 1))}`]
      : [`DTSTART:${utc(new Date(at.getTime() - momentMs))}`, `DTEND:${utc(at)}`]),
    // Some programs show neither STATUS nor URL.
    `SUMMARY:${calendarText(isCancelled ? `Cancelled: ${title}` : title)}`,
    ...(place ? [`LOCATION:${calendarText(place)}`] : []),
    `DESCRIPTION:${calendarText(note ? `${note}\n${url}` : url)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const dateOf = (day: string) => day.replaceAll('-', '')
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
