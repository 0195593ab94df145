import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const run = { id: 'run-1', title: 'Order by now', path: '/group/forth' }
function write(event: object) {
  const file = writeCalendar(
    { name: 'Dray', events: [{ ...run, at: '2026-12-16', ...event }] },
    { publicUrl: 'https://dray.example', now: new Date('2026-11-29T09:00:00Z') },
  )
  const calendar = new ICAL.Component(ICAL.parse(file))
  return { file, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) }
}

test('the link to its page is in the description too, on a line of its own (PLAT-17)', () => {
  expect(write({ note: 'From Towpath.' }).event.description).toBe(
    'From Towpath.\nhttps://dray.example/group/forth',
  )
  expect(write({ note: null }).event.description).toBe('https://dray.example/group/forth')
})

test('what is cancelled has the word in its title, as programs that ignore STATUS show it (PLAT-17)', () => {
  const { file, event } = write({ isCancelled: true })
  expect(event.summary).toBe('Cancelled: Order by now')
  expect(file).toContain('STATUS:CANCELLED')
})

test('a moment is the end of half an hour, and several days end after the last (PLAT-17)', () => {
  const moment = write({ at: new Date('2026-12-14T12:00:00Z') }).event
  expect(moment.startDate.toString()).toBe('2026-12-14T11:30:00Z')
  expect(moment.endDate.toString()).toBe('2026-12-14T12:00:00Z')
  const days = write({ at: '2026-11-25', until: '2026-12-01' }).event
  expect(days.startDate.toString()).toBe('2026-11-25')
  expect(days.endDate.toString()).toBe('2026-12-02')
})

test('programs are asked to fetch it hourly, in both ways that they know (PLAT-17)', () => {
  const { file } = write({})
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
})
