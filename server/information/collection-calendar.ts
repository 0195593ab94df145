import type { CollectionHub } from '../../shared/information/legal-words.ts'
import { paths } from '../../shared/paths/paths.ts'
import { calendarText, renderCalendar } from '../http/render-calendar.ts'

type Hubs = { updatedOn: string; hubs: readonly CollectionHub[] }

/** The weekly pickup windows of these hubs as an iCalendar file (RFC 5545). */
export function collectionCalendar({ updatedOn, hubs }: Hubs, publicUrl: string): string {
  return renderCalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dray//Collection locations//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Dray pickup windows',
    ...london,
    ...hubs.flatMap((hub) => eventOf(hub, updatedOn, publicUrl)),
    'END:VCALENDAR',
  ])
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function eventOf(hub: CollectionHub, updatedOn: string, publicUrl: string): string[] {
  const { weekdays, opens, closes } = hub.pickupWindow
  const day = firstDay(weekdays, updatedOn).replaceAll('-', '')
  const at = (time: string) => `TZID=Europe/London:${day}T${time.replace(':', '')}00`
  return [
    'BEGIN:VEVENT',
    `UID:collection-${hub.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${updatedOn.replaceAll('-', '')}T000000Z`,
    `DTSTART;${at(opens)}`,
    `DTEND;${at(closes)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((weekday) => weekdayCodes[weekday - 1]).join(',')}`,
    `SUMMARY:${calendarText(`Pickup window: ${hub.name}`)}`,
    `LOCATION:${calendarText(hub.address.join(', '))}`,
    `DESCRIPTION:${calendarText(hub.notes.join('\n'))}`,
    `URL:${publicUrl}${paths.collectionLocations}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The first of these weekdays from a day on: a weekly event must begin on one of its own days. */
function firstDay(weekdays: readonly number[], from: string): string {
  const day = new Date(`${from}T00:00:00Z`)
  while (!weekdays.includes(day.getUTCDay() || 7)) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** The clocks of the United Kingdom since 1996: an hour on from the last Sunday of March to that of October. */
const london = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]
