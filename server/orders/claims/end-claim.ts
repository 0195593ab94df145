import type { ClaimDecision } from '../../../shared/orders/claim-kinds.ts'
import type { RefundBearer } from '../../../shared/orders/refund-reasons.ts'
import type { Database } from '../../database/database.ts'
import { insertOrderEvents } from '../order-event-queries.ts'
import { type StepActor, systemActor } from '../life/part-step.ts'
import { setClock } from '../life/set-clock.ts'
import type { StepDeps } from '../order-deps.ts'
import { takeStep } from '../life/take-step.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { followClaims } from './claim-worklist.ts'
import { type ClaimRow, openClaimRows, updateClaim } from './claim-queries.ts'
import { endedWords } from './claim-words.ts'
import { notifyOfClaim } from './notify-claim.ts'

export type Claimed = { order: HeldOrder; part: ConsignmentRow; claim: ClaimRow }
type Ending = {
  decision: ClaimDecision
  /** Who bears what was credited; null where nothing was. */
  bearer: RefundBearer | null
  creditedMinor: number
  /** Words to both sides. */
  note: string | null
  actor: StepActor
}

/** Ends a claim with its decision and mails; with the last one of a part, the part is delivered again. */
export async function endClaim(
  transaction: Database,
  { order, part, claim }: Claimed,
  { decision, bearer, creditedMinor, note, actor }: Ending,
  deps: StepDeps,
): Promise<void> {
  const { now, publicUrl } = deps
  const decidedAt = now.toISOString()
  const decided = { decision, decisionNote: note, bearer, creditedMinor, decidedAt }
  await updateClaim(transaction, claim.id, decided)
  await recordClaimEvent(
    transaction,
    { order, part },
    { verb: 'decide_claim', actor, reason: decision, note, cause: bearer, now },
  )
  const isCard = order.paymentMethod === 'card'
  const words = endedWords({ part, decision, creditedMinor, bearer, isCard })
  await notifyOfClaim(transaction, { order, part, claim, words, note, role: actor.role, publicUrl, now })
  const open = await openClaimRows(transaction, [part.id])
  if (open.length > 0) await setClock(transaction, { order, ids: [part.id], now })
  else if (part.state === 'claimed') {
    const { number } = order
    const step = { verb: 'settle_claim' as const }
    await takeStep(transaction, { number, consignmentId: part.id, actor: systemActor, step }, deps)
  }
  await followClaims(transaction, { order, part, now })
}

type ClaimEvent = {
  verb: 'answer_claim' | 'ask_claim' | 'decide_claim' | 'claim'
  actor: StepActor
  reason: string | null
  note: string | null
  cause?: RefundBearer | null
  now: Date
}

/** What happened to a claim, in the order's history; it moves no state. */
export async function recordClaimEvent(
  transaction: Database,
  { order, part }: Omit<Claimed, 'claim'>,
  { verb, actor, reason, note, cause = null, now }: ClaimEvent,
): Promise<void> {
  const isStaff = ['operations', 'admin', 'operator'].includes(actor.role)
  await insertOrderEvents(transaction, [
    {
      orderId: order.id,
      consignmentId: part.id,
      verb,
      actorId: actor.id,
      actorName: actor.name,
      role: actor.role,
      means: actor.means,
      onBehalf: verb === 'answer_claim' && isStaff ? part.breweryName : null,
      reason,
      note,
      cause,
      at: now.toISOString(),
    },
  ])
}
