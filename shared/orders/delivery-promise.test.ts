import { expect, test } from 'vitest'
import { basketDeliveryText, nextRunDay, runsText, shortDay, usualDispatchDay } from './delivery-promise.ts'

const wednesday = { groupSlug: 'over-the-tops', weekday: 3, cutOffWeekday: 2, cutOffTime: '12:00' }
const monday = { groupSlug: 'highland-line', weekday: 1, cutOffWeekday: 4, cutOffTime: '12:00' }

test('says until when to order and on which pallet it goes (S-11)', () => {
  expect(runsText([wednesday])).toBe('Order by noon Tuesday, on Wednesday’s pallet.')
  expect(runsText([{ ...wednesday, cutOffTime: '15:30' }])).toBe(
    'Order by 15:30 Tuesday, on Wednesday’s pallet.',
  )
  expect(runsText([])).toBeNull()
})

test('without a run says within how many working days it leaves (S-11)', () => {
  expect(basketDeliveryText([], new Date('2026-11-22T10:00:00Z'))).toBe(
    'Usually leaves within 2 working days: by Tue 24 Nov.',
  )
  expect(usualDispatchDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-24')
})

test.each([
  ['2026-11-22T10:00:00Z', wednesday, '2026-11-25', 'days before the cut-off'],
  ['2026-11-24T11:59:00Z', wednesday, '2026-11-25', 'a minute before it'],
  ['2026-11-24T12:00:00Z', wednesday, '2026-12-02', 'at it'],
  ['2026-11-25T08:00:00Z', wednesday, '2026-12-02', 'on the day of a closed pallet'],
  ['2026-07-07T11:30:00Z', wednesday, '2026-07-15', 'by the clock of London in summer'],
  ['2026-11-25T08:00:00Z', monday, '2026-11-30', 'over a weekend'],
])('at %s the next pallet leaves on %3$s', (now, run, day) => {
  expect(nextRunDay([run], new Date(now))).toBe(day)
})

test('takes the earliest of several runs', () => {
  const friday = { ...wednesday, weekday: 5, cutOffWeekday: 4 }
  expect(nextRunDay([friday, wednesday], new Date('2026-11-24T13:00:00Z'))).toBe('2026-11-27')
  expect(nextRunDay([], new Date('2026-11-24T13:00:00Z'))).toBeNull()
  expect(shortDay('2026-11-27')).toBe('Fri 27 Nov')
})
