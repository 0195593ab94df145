import { expect, test } from 'vitest'
import { dueDay } from './credit-terms.ts'
import { daysLate, holdsOf, reminderOf, sumAges } from './invoice-ages.ts'

test.each([
  ['7', '2026-01-31', '2026-02-07'],
  ['14', '2026-01-31', '2026-02-14'],
  ['30', '2026-01-31', '2026-03-02'],
  ['30eom', '2026-01-31', '2026-03-02'],
  ['7', '2026-02-28', '2026-03-07'],
  ['14', '2026-02-28', '2026-03-14'],
  ['30', '2026-02-28', '2026-03-30'],
  ['30eom', '2026-02-28', '2026-03-30'],
  ['30eom', '2026-02-01', '2026-03-30'],
  ['30eom', '2028-02-03', '2028-03-30'],
] as const)('terms of %s put an invoice of %s due on %s (CRED-04)', (terms, issuedOn, dueOn) => {
  expect(dueDay(terms, issuedOn)).toBe(dueOn)
})

test.each([
  ['2026-12-03', null],
  ['2026-12-04', 'before'],
  ['2026-12-07', 'before'],
  ['2026-12-08', 'after'],
  ['2026-12-13', 'after'],
  ['2026-12-14', 'late'],
] as const)('an invoice due on 7 December calls on %s for the mail %s (CRED-05)', (today, stage) => {
  expect(reminderOf('2026-12-07', today)).toBe(stage)
})

test.each([
  [7, { credit: false, trade: false }],
  [8, { credit: true, trade: false }],
  [29, { credit: true, trade: false }],
  [30, { credit: true, trade: true }],
  [31, { credit: true, trade: true }],
])('%i days late hold what they hold, and nothing once it is paid (CRED-06)', (days, holds) => {
  const today = new Date(Date.parse('2026-12-07') + days * 86_400_000).toISOString().slice(0, 10)
  expect(daysLate('2026-12-07', today)).toBe(days)
  expect(holdsOf([{ dueOn: '2026-12-07', openMinor: 1 }], today)).toEqual(holds)
  expect(holdsOf([{ dueOn: '2026-12-07', openMinor: 0 }], today)).toEqual({ credit: false, trade: false })
})

test('ages end at 30 and 60 days (CRED-08)', () => {
  const owed = ['2026-12-07', '2026-12-06', '2026-11-07', '2026-11-06', '2026-10-08', '2026-10-07'].map(
    (dueOn, place) => ({ dueOn, openMinor: 10 ** place }),
  )
  expect(sumAges(owed, '2026-12-07')).toEqual({ notDue: 1, to30: 110, to60: 11_000, over60: 100_000 })
})
