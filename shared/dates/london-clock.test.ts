import fc from 'fast-check'
import { expect, test } from 'vitest'
import { londonClock } from './london-clock.ts'

const intl = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const byIntl = (moment: Date) => {
  const [day, month, year, time] = intl.format(moment).split(/\/|, /)
  return `${year}-${month}-${day}T${time}`
}
const byHand = (moment: Date) => londonClock(moment).toISOString().slice(0, 19)

test.each([
  ['2026-03-29T00:59:59Z', '2026-03-29T00:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T02:00:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T01:59:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25T01:00:00'],
  // The month ends on a Sunday.
  ['2024-03-31T01:00:00Z', '2024-03-31T02:00:00'],
  ['2027-10-31T00:59:00Z', '2027-10-31T01:59:00'],
  ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59'],
])('at %s it is %s in London (STAT-17)', (iso, clock) => {
  expect(byHand(new Date(iso))).toBe(clock)
})

test('is the clock that the platform knows, from 1996 to 2099 (STAT-17)', () => {
  const moments = fc.date({
    min: new Date('1996-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(byHand(moment)).toBe(byIntl(moment))
    }),
  )
})

test('changes when the platform does, each year from 1996 to 2099 (STAT-17)', () => {
  for (let year = 1996; year < 2100; year += 1)
    for (const month of [2, 9])
      for (let day = 24; day <= 31; day += 1)
        for (const hour of [0, 1]) {
          const moment = new Date(Date.UTC(year, month, day, hour, 30))
          expect(byHand(moment)).toBe(byIntl(moment))
        }
})
