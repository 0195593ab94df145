import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { shippedHubs } from '../../../shared/information/texts/shipped-hubs.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { collectionCalendar } from './collection-calendar.ts'
import { calendarText, renderCalendar } from '../../platform/http/render-calendar.ts'

/** The lines of a calendar file as its readers see them: unfolded, as name and value. */
function readCalendar(file: string): [name: string, value: string][] {
  expect(file.endsWith('\r\n')).toBe(true)
  const raw = file.slice(0, -2).split('\r\n')
  for (const line of raw) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  return raw
    .join('\r\n')
    .replace(/\r\n /g, '')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1)]
    })
}

const valueOf = (text: string) => text.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1')

test('any text is a single value and reads back as written', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('ä', '🍺', ',', ';', '\n', ':', 'x'), fc.string()),
  })
  fc.assert(
    fc.property(text, (written) => {
      const plain = written.replace(/\\/g, '/').replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? '\n' : ''))
      const read = readCalendar(renderCalendar(['BEGIN:X', `SUMMARY:${calendarText(plain)}`, 'END:X']))
      expect(read.map(([name]) => name)).toEqual(['BEGIN', 'SUMMARY', 'END'])
      expect(valueOf(read[1]![1])).toBe(plain.toWellFormed())
    }),
  )
  expect(calendarText('a\\b; c,\r\nd\u0007')).toBe('a\\\\b\\; c\\,\\nd')
})

test('each hub is a weekly event on its days, by the clocks of the United Kingdom (STAT-21)', () => {
  const lines = readCalendar(collectionCalendar(shippedHubs, 'https://dray.example'))
  const values = (name: string) => lines.filter(([each]) => each === name).map(([, value]) => value)
  expect(lines.slice(0, 3)).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Dray//Collection locations//EN'],
  ])
  expect(lines.at(-1)).toEqual(['END', 'VCALENDAR'])
  expect(values('UID')).toEqual([
    'collection-leith@dray.example',
    'collection-sheffield@dray.example',
    'collection-bristol@dray.example',
  ])
  expect(values('DTSTART;TZID=Europe/London')).toEqual([
    '20261117T100000',
    '20261116T083000',
    '20261117T090000',
  ])
  expect(values('DTEND;TZID=Europe/London')).toEqual([
    '20261117T160000',
    '20261116T140000',
    '20261117T170000',
  ])
  expect(values('RRULE').slice(2)).toEqual([
    'FREQ=WEEKLY;BYDAY=TU,WE,TH',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'FREQ=WEEKLY;BYDAY=TU,FR',
  ])
  expect(values('LOCATION').map(valueOf)).toEqual(shippedHubs.hubs.map(({ address }) => address.join(', ')))
  expect(values('DESCRIPTION').map(valueOf)).toEqual(
    shippedHubs.hubs.map(({ notes }) =>
      [...notes, 'Closed on bank holidays.', 'https://dray.example/collection-locations'].join('\n'),
    ),
  )
  expect(values('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
  expect(values('REFRESH-INTERVAL;VALUE=DURATION')).toEqual(['PT1H'])
  expect(values('END').toSorted()).toEqual(values('BEGIN').toSorted())
})

test.each([
  ['sheffield', '2026-12-25 2026-12-28 2027-01-01 2027-12-27', '2026-12-23 2027-01-04'],
  // The second of January is a Sunday, and its holiday a Tuesday.
  ['leith', '2028-01-04 2028-11-30 2028-12-26', '2026-12-29 2028-01-05'],
])('%s is closed on bank holidays of its nation (STAT-17, STAT-21)', (hub, closed, open) => {
  const hubs = shippedHubs.hubs.filter(({ id }) => id === hub)
  const file = collectionCalendar({ ...shippedHubs, hubs }, 'https://dray.example')
  const calendar = new ICAL.Component(ICAL.parse(file))
  const times = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).iterator()
  const days = Array.from({ length: 500 }, () => times.next().toString().slice(0, 10))
  for (const day of closed.split(' ')) expect(days).not.toContain(day)
  for (const day of open.split(' ')) expect(days).toContain(day)
})

test('the files are there while the setting is on, and 404 while it is off (STAT-06, C-30)', async () => {
  const { app, connection } = await openWholeShop()
  const status = async (url: string) => (await app.inject({ url })).statusCode
  const files = ['/collection-locations.ics', '/collection-locations/leith.ics']
  const switchTo = (collectionPointsEnabled: boolean) =>
    changeSetting(connection.database, 'footer', { collectionPointsEnabled, newsletterEnabled: false })
  for (const file of files) expect(await status(file)).toBe(404)
  await switchTo(true)
  for (const file of files) await expect.poll(() => status(file)).toBe(200)
  const { body, headers } = await app.inject({ url: '/collection-locations/leith.ics' })
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(await status('/collection-locations/nowhere.ics')).toBe(404)
  await switchTo(false)
  for (const file of files) await expect.poll(() => status(file)).toBe(404)
})
