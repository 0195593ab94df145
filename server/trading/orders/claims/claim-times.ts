import type { ClaimKind } from '../../../../shared/orders/claim-kinds.ts'
import type { DeadlineStep } from '../../../../shared/orders/deadline-steps.ts'
import {
  addWorkingDays,
  type Calendar,
  londonDay,
  londonMoment,
} from '../../../../shared/working-time/working-time.ts'

/** An open claim, as its deadlines depend on it. */
export type WaitingClaim = {
  openedAt: Date
  /** When its brewery refused; null before it has answered. */
  refusedAt: Date | null
  /** When the buyer asked Dray. */
  askedAt: Date | null
  /** About what Dray sent itself: there is no brewery to answer. */
  isOwn: boolean
}
type ClaimDeadline = { step: DeadlineStep; at: Date }

const hourMs = 3_600_000
/** Working days from the claim: until the brewery's answer, Dray's decision, and the end of all waiting. */
const answerDays = 2
export const decisionDays = 10
const endDays = 20
/** Working days in which a buyer can ask Dray after a refusal. */
const askingDays = 5

/**
 * What the clock does with an open claim, in order (marketplace 8.1). A refusal that the buyer does not take to Dray
 * is; what waits for a brewery or for Dray is admitted in the end.
 */
export function claimDeadlines(
  { openedAt, refusedAt, askedAt, isOwn }: WaitingClaim,
  calendar: Calendar,
): ClaimDeadline[] {
  const after = (moment: Date, days: number) =>
    londonMoment(addWorkingDays(londonDay(moment), days, calendar), '17:00')
  if (refusedAt !== null && askedAt === null)
    return [{ step: 'let_refusal_stand', at: after(refusedAt, askingDays) }]
  const end = { step: 'admit_claim' as const, at: after(openedAt, endDays) }
  if (isOwn || askedAt !== null) return [end]
  return [
    { step: 'remind_claim', at: after(openedAt, 1) },
    { step: 'answer_claim', at: after(openedAt, answerDays) },
    end,
  ]
}

/**
 * Whether silence of a brewery admits a claim: with all that silence has admitted of the brewery's order so many pence without
 * VAT. Dray decides what goes beyond.
 */
export const admitsSilently = (netMinor: number): boolean => netMinor <= 25_000

/** Until when Dray should have decided a claim. */
export const decisionBy = (openedAt: Date, calendar: Calendar): Date =>
  londonMoment(addWorkingDays(londonDay(openedAt), decisionDays, calendar), '17:00')

type Delivered = {
  deliveredAt: Date | null
  /** The earliest of the units concerned, 'YYYY-MM-DD'. */
  bestBefore: string | null
}

/**
 * Whether a claim is made after its time: 24 hours after delivery, for quality 14 days or the day of best before,
 * whichever is first (CLAIM-02). What has not been delivered is in time.
 */
export function isLateClaim(kind: ClaimKind, { deliveredAt, bestBefore }: Delivered, now: Date): boolean {
  if (deliveredAt === null || kind === 'not_arrived') return false
  const hours = kind === 'quality' ? 14 * 24 : 24
  const isOver = now.getTime() - deliveredAt.getTime() > hours * hourMs
  return isOver || (kind === 'quality' && bestBefore !== null && londonDay(now) > bestBefore)
}
