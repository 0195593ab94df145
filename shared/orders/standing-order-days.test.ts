import { expect, test } from 'vitest'
import { cutOffOnRun, occurrenceFrom, regularCutOff, weekOf } from './standing-order-days.ts'

test.each([
  [1, '2026-11-24', '2026-11-24'],
  [1, '2026-11-25', '2026-12-01'],
  [2, '2026-11-25', '2026-12-08'],
  [2, '2026-12-08', '2026-12-08'],
  [4, '2026-11-25', '2026-12-22'],
  [4, '2027-11-01', '2027-11-23'],
  [1, '2026-01-01', '2026-11-24'],
])(
  'every %i weeks from Tuesday 24 November, the first from %s on is %s (STAND-01)',
  (rhythmWeeks, day, next) => {
    expect(occurrenceFrom({ firstOn: '2026-11-24', rhythmWeeks }, day)).toBe(next)
  },
)

test.each([
  ['2026-10-20', '2026-10-20T09:00:00.000Z'],
  ['2026-10-27', '2026-10-27T10:00:00.000Z'],
  ['2027-03-23', '2027-03-23T10:00:00.000Z'],
  ['2027-03-30', '2027-03-30T09:00:00.000Z'],
])('the cut-off of %s is at 10:00 in London, summer time or not: %s (STAND-04)', (day, moment) => {
  expect(regularCutOff(day).toISOString()).toBe(moment)
})

test('an occurrence on a run ends an hour before the run closes (STAND-04)', () => {
  expect(cutOffOnRun('2026-11-23T12:00:00.000Z').toISOString()).toBe('2026-11-23T11:00:00.000Z')
})

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s (STAND-01)', (day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to })
})
