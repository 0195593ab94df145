import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessAvailable, type DueOfPart } from './assess-available.ts'
import { lastPayableDay } from './payable-day.ts'

const part = (more: Partial<DueOfPart>): DueOfPart => ({
  orderId: 'order',
  partId: 'part',
  dueMinor: 0,
  recentMinor: 0,
  isUnpaidOnAccount: false,
  transferMinor: 0,
  paidOutMinor: 0,
  ...more,
})

test.each([
  ['2026-11-24', 3, '2026-11-19', 'a Thursday’s dispatch on Tuesday'],
  ['2026-11-23', 3, '2026-11-18', 'a Wednesday’s on Monday'],
  ['2026-11-25', 3, '2026-11-22', 'Friday’s, and the weekend’s, on Wednesday'],
  ['2026-12-29', 3, '2026-12-22', 'over Christmas: the 25th and the 28th are days off'],
  ['2026-11-24', 5, '2026-11-17', 'five working days at most'],
  ['2026-11-24', 0, '2026-11-24', 'no delay'],
])('a payout of %s with %i working days holds what was sent until %s (PAYO-01)', (today, days, last) => {
  expect(lastPayableDay(today, days, 'england-and-wales')).toBe(last)
})

test('what was sent too lately, or is waiting for the buyer, is no part of a payout (PAYO-01, CRED-10)', () => {
  const parts = [
    part({ partId: 'ripe', dueMinor: 40_228 }),
    part({ partId: 'recent', dueMinor: 10_000, recentMinor: 10_000 }),
    part({ partId: 'credited', dueMinor: 5000, recentMinor: 9700 }),
    part({ partId: 'half', dueMinor: 9700, recentMinor: 3880 }),
    part({ partId: 'on account', dueMinor: 7000, isUnpaidOnAccount: true }),
    part({ partId: 'old share', dueMinor: 3000, transferMinor: 3000 }),
  ]
  expect(assessAvailable(parts)).toEqual({
    availableMinor: 40_228 + 5820,
    notYetMinor: 10_000 + 5000 + 3880 + 7000,
    inClaimMinor: 0,
    lines: [
      { orderId: 'order', partId: 'ripe', amountMinor: 40_228 },
      { orderId: 'order', partId: 'half', amountMinor: 5820 },
    ],
  })
})

test('a debit is set against the next payout, and what is on its way is paid once (PAYO-04)', () => {
  const debit = part({ partId: 'refused', dueMinor: -2146 })
  expect(assessAvailable([debit]).availableMinor).toBe(-2146)
  expect(assessAvailable([debit, part({ partId: 'next', dueMinor: 5000 })]).availableMinor).toBe(2854)
  const paid = part({ partId: 'next', dueMinor: 5000, paidOutMinor: 5000 })
  expect(assessAvailable([paid], { onItsWayMinor: 5000 })).toMatchObject({ availableMinor: 0, lines: [] })
})

test('claimed money is not paid out while the claim is open, and a claim makes no debit (PAYO-01)', () => {
  const parts = [part({ partId: 'one', dueMinor: 5000 })]
  expect(assessAvailable(parts, { claimedMinor: 1200 })).toMatchObject({
    availableMinor: 3800,
    inClaimMinor: 1200,
  })
  expect(assessAvailable(parts, { claimedMinor: 9000 })).toMatchObject({
    availableMinor: 0,
    inClaimMinor: 5000,
  })
  expect(assessAvailable([part({ dueMinor: -700 })], { claimedMinor: 9000 }).availableMinor).toBe(-700)
})

test('lines add up to what is available, which is never above what is due (INV-08)', () => {
  const pence = fc.integer({ min: 0, max: 1_000_000 })
  const anyPart = fc.record({
    orderId: fc.constantFrom('one', null),
    partId: fc.constantFrom('one', 'two', null),
    dueMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    recentMinor: pence,
    isUnpaidOnAccount: fc.boolean(),
    transferMinor: pence,
    paidOutMinor: pence,
  })
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 8 }), pence, pence, (parts, onItsWayMinor, claimedMinor) => {
      const { availableMinor, notYetMinor, lines } = assessAvailable(parts, { onItsWayMinor, claimedMinor })
      const dueMinor = parts.reduce((sum, one) => sum + one.dueMinor, 0)
      expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(availableMinor)
      expect(availableMinor).toBeLessThanOrEqual(dueMinor - onItsWayMinor)
      expect(notYetMinor).toBeGreaterThanOrEqual(0)
    }),
  )
})
