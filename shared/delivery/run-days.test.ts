import { expect, test } from 'vitest'
import { isInPostcodes } from '../geography/postcode.ts'
import { daysAhead, faultOfPlan, runMoments } from './run-days.ts'
import type { RunPlan } from './run-plan.ts'
import { runText } from './run-text.ts'

const wednesday = {
  weekday: 3,
  cutOff: { weekday: 1, time: '12:00' },
  answerBy: null,
  bringBy: { weekday: 2, time: '16:00' },
}
const plan = (...days: RunPlan['days']) => ({ days })
const times = (day: string, ...days: RunPlan['days']) => {
  const moments = runMoments(plan(...(days.length > 0 ? days : [wednesday])), day, 'england-and-wales')
  return moments && Object.values(moments).map((at) => at.toISOString())
}

test('runs are looked for from tomorrow on, eight weeks ahead, by the day in London (RUN-01)', () => {
  const days = daysAhead(new Date('2026-07-07T23:30:00Z'))
  expect([days.length, days[0], days.at(-1)]).toEqual([56, '2026-07-09', '2026-09-02'])
})

test('answers are due four working hours after the cut-off, by the clock of London (RUN-01)', () => {
  expect(times('2026-11-25')).toEqual([
    '2026-11-23T12:00:00.000Z',
    '2026-11-23T16:00:00.000Z',
    '2026-11-24T16:00:00.000Z',
  ])
  // The clocks go back on Sunday 25 October.
  expect(times('2026-10-21')?.[0]).toBe('2026-10-19T11:00:00.000Z')
  expect(times('2026-10-28')?.[0]).toBe('2026-10-26T12:00:00.000Z')
  expect(times('2026-11-26')).toBeNull()
})

test('over a bank holiday answers are due when the beer is brought, not after it (RUN-01)', () => {
  const tuesday = { ...wednesday, weekday: 2, bringBy: { weekday: 1, time: '18:00' } }
  const due = runMoments(
    plan({ ...tuesday, cutOff: { weekday: 1, time: '09:00' } }),
    '2026-05-05',
    'scotland',
  )
  expect(due?.answerByAt).toEqual(due?.bringByAt)
})

test.each([
  [plan(wednesday), null],
  [plan(wednesday, wednesday), 'Each weekday of a plan is named once.'],
  [
    plan({ ...wednesday, bringBy: { weekday: 1, time: '11:00' } }),
    'Buyers order, then breweries answer, then they bring their beer, at the latest on the day of the run.',
  ],
])('a plan whose moments do not follow each other is at fault (RUN-01)', (of, fault) => {
  expect(faultOfPlan(of)).toBe(fault)
})

test('says when it arrives and until when to order (RUN-02)', () => {
  const run = { day: '2026-11-25', cutOffAt: new Date('2026-11-23T12:00:00Z') }
  expect(runText(run)).toBe('Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.')
  expect(runText({ ...run, cutOffAt: new Date('2026-11-18T12:00:00Z') })).toBe(
    'Arrives Wed 25 Nov. Order by Wed 18 Nov, 12:00.',
  )
})

test.each([
  ['EH1 1RE', ['EH'], true],
  ['E1 6AN', ['EH'], false],
  ['FK10 1AA', ['FK1'], false],
  ['EC1A 1BB', ['EC1'], true],
])('%s lies in %j: %s (RUN-02)', (postcode, codes, isIn) => {
  expect(isInPostcodes(postcode, codes)).toBe(isIn)
})
