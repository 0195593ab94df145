import { expect, test } from 'vitest'
import { admitsSilently, claimDeadlines, decisionBy, isLateClaim } from './claim-times.ts'

const monday = new Date('2026-11-23T10:00:00Z')
const waiting = { openedAt: monday, refusedAt: null, askedAt: null, isOwn: false }
const nation = 'england-and-wales'
const second = 1000
const day = 24 * 3600 * second
const isPast = (moment: string) =>
  isLateClaim('quality', { deliveredAt: monday, bestBefore: '2026-11-25' }, new Date(moment))
const after = (ms: number) => new Date(monday.getTime() + ms)

test.each([
  ['damaged', day, false],
  ['damaged', day + second, true],
  ['missing', day + second, true],
  ['wrong', day - second, false],
  ['quality', 14 * day, false],
  ['quality', 14 * day + second, true],
  ['not_arrived', 40 * day, false],
] as const)('%s %i ms after delivery is late: %s (CLAIM-02)', (kind, ms, isLate) => {
  expect(isLateClaim(kind, { deliveredAt: monday, bestBefore: null }, after(ms))).toBe(isLate)
})

test('quality is in time to the day of best before, in London, and before anything was delivered (CLAIM-02)', () => {
  expect([isPast('2026-11-25T23:59:59Z'), isPast('2026-11-26T00:00:00Z')]).toEqual([false, true])
  expect(isLateClaim('damaged', { deliveredAt: null, bestBefore: null }, after(90 * day))).toBe(false)
})

test('a brewery is asked after 1, silence counts after 2 and all ends after 20 working days (CLAIM-03, CLAIM-04)', () => {
  expect(claimDeadlines(waiting, nation)).toEqual([
    { step: 'remind_claim', at: new Date('2026-11-24T17:00:00Z') },
    { step: 'answer_claim', at: new Date('2026-11-25T17:00:00Z') },
    { step: 'admit_claim', at: new Date('2026-12-21T17:00:00Z') },
  ])
  expect(decisionBy(monday, nation)).toEqual(new Date('2026-12-07T17:00:00Z'))
})

test('a refusal is final after 5 working days, unless the buyer asks Dray (CLAIM-04)', () => {
  const refused = { ...waiting, refusedAt: new Date('2026-11-24T09:00:00Z') }
  expect(claimDeadlines(refused, nation)).toEqual([
    { step: 'let_refusal_stand', at: new Date('2026-12-01T17:00:00Z') },
  ])
  const end = [{ step: 'admit_claim', at: new Date('2026-12-21T17:00:00Z') }]
  expect(claimDeadlines({ ...refused, askedAt: monday }, nation)).toEqual(end)
  expect(claimDeadlines({ ...waiting, isOwn: true }, nation)).toEqual(end)
})

test('silence admits £250.00, and a penny more is Dray’s to decide (CLAIM-03)', () => {
  expect([admitsSilently(25_000), admitsSilently(25_001)]).toEqual([true, false])
})

test('a working day is one in London, also when the clocks change (CLAIM-03)', () => {
  const late = { ...waiting, openedAt: new Date('2027-03-25T23:30:00Z') }
  // Good Friday and Easter Monday are between, and summer time begins on the 28th.
  expect(claimDeadlines(late, nation)[0]).toEqual({
    step: 'remind_claim',
    at: new Date('2027-03-30T16:00:00Z'),
  })
})
