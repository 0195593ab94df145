import type { CollectionHub } from '../../../shared/information/legal-words.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { nationOfPostcode } from '../../../shared/geography/postcode.ts'
import { addDays, isDayOff, weekdayOf } from '../../../shared/working-time/working-time.ts'
import { calendarText, refreshedHourly, renderCalendar } from '../../platform/http/render-calendar.ts'

type Hubs = { updatedOn: string; hubs: readonly CollectionHub[] }

/** The weekly pickup windows of these hubs as an iCalendar file (RFC 5545). */
export function collectionCalendar({ updatedOn, hubs }: Hubs, publicUrl: string): string {
  return renderCalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dray//Collection locations//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Dray pickup windows',
    ...refreshedHourly,
    ...london,
    ...hubs.flatMap((hub) => eventOf(hub, updatedOn, publicUrl)),
    'END:VCALENDAR',
  ])
}

/** Ten years: the hubs are reviewed more often. */
const daysAhead = 3653

/** The bank holidays on which a hub would open, from a day on. */
function closedDays({ address, pickupWindow }: CollectionHub, from: string): string[] {
  const nation = nationOfPostcode(address.at(-1) ?? '')
  return Array.from({ length: daysAhead }, (_, at) => addDays(from, at)).filter(
    (day) => pickupWindow.weekdays.includes(weekdayOf(day)) && isDayOff(day, nation),
  )
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function eventOf(hub: CollectionHub, updatedOn: string, publicUrl: string): string[] {
  const url = publicUrl + paths.collectionLocations
  const { weekdays, opens, closes } = hub.pickupWindow
  const day = firstDay(weekdays, updatedOn)
  const at = (time: string, on = day) =>
    `TZID=Europe/London:${on.replaceAll('-', '')}T${time.replace(':', '')}00`
  return [
    'BEGIN:VEVENT',
    `UID:collection-${hub.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${updatedOn.replaceAll('-', '')}T000000Z`,
    `DTSTART;${at(opens)}`,
    `DTEND;${at(closes)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((weekday) => weekdayCodes[weekday - 1]).join(',')}`,
    ...closedDays(hub, day).map((closed) => `EXDATE;${at(opens, closed)}`),
    `SUMMARY:${calendarText(`Pickup window: ${hub.name}`)}`,
    `LOCATION:${calendarText(hub.address.join(', '))}`,
    `DESCRIPTION:${calendarText([...hub.notes, 'Closed on bank holidays.', url].join('\n'))}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
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
