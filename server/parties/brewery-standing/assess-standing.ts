import type { SellerClosure } from '../../../shared/standing/seller-closure.ts'
import { type StandingCondition, standingConditions } from '../../../shared/standing/standing-conditions.ts'
import { type AwrsStanding, assessAwrs } from './assess-awrs.ts'
import type { StandingFacts } from './standing-queries.ts'

export type Standing = {
  /** The conditions that do not hold; none is cleared to sell. */
  missing: StandingCondition[]
  awrs: AwrsStanding
  /** Null while it takes orders. */
  closure: SellerClosure | null
  /** After a failed check or a suspension its open parts go no further (AWRS-07). */
  isStopped: boolean
}

type Surroundings = { today: string; checkDays: number; hasContact: boolean }

/** What a brewery's facts amount to on a day of London (AWRS-01, AWRS-05). `facts` is null where it stated nothing. */
export function assessStanding(
  facts: StandingFacts | null,
  { today, checkDays, hasContact }: Surroundings,
): Standing {
  const awrs = assessAwrs(facts?.entries ?? [], { today, checkDays })
  const holds: Record<StandingCondition, boolean> = {
    legal_name: Boolean(facts?.legalName),
    address: (facts?.address ?? []).length > 0,
    vat_statement: Boolean(facts?.vatStatement),
    agreement: Boolean(facts?.agreementVersion),
    contact: hasContact,
    awrs: awrs.state === 'good',
    not_suspended: !facts?.suspendedAt,
  }
  const missing = standingConditions.filter((condition) => !holds[condition])
  const isStopped = awrs.state === 'failed' || !holds.not_suspended
  if (missing.length > 0)
    return { missing, awrs, closure: { reason: 'seller_not_cleared', until: null }, isStopped }
  const { pausedAt = null, pausedUntil = null } = facts ?? {}
  const isPaused = pausedAt !== null && (pausedUntil === null || today < pausedUntil)
  return {
    missing,
    awrs,
    closure: isPaused ? { reason: 'seller_paused', until: pausedUntil } : null,
    isStopped,
  }
}
