import type { ClaimDecision } from '../../../../shared/orders/claim-kinds.ts'
import type { RefundBearer } from '../../../../shared/orders/refund-reasons.ts'
import { systemActor as auditSystemActor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { recordClaimEvent } from './claim-event.ts'
import { type StepActor, systemActor } from '../life/part-step.ts'
import { settleContainers } from '../life/settle-containers.ts'
import { setClock } from '../life/set-clock.ts'
import type { StepDeps } from '../order-deps.ts'
import { applyStep } from '../life/apply-step.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { askedDecision, updateRefund } from '../refunds/refund-queries.ts'
import { refundEntry } from '../refunds/second-person.ts'
import { followClaims } from './claim-worklist.ts'
import { type ClaimRow, openClaimRows, updateClaim } from './claim-queries.ts'
import { endedWords } from './claim-words.ts'
import { notifyOfClaim } from './notify-claim.ts'

export type Claimed = { order: HeldOrder; part: ConsignmentRow; claim: ClaimRow }
type Ending = {
  decision: ClaimDecision
  /** Who pays what was credited; null where nothing was. */
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
  await dropAskedDecision(transaction, claim.id, now)
  const isCard = order.paymentMethod === 'card'
  const words = endedWords({ part, decision, creditedMinor, bearer, isCard })
  await notifyOfClaim(transaction, { order, part, claim, words, note, role: actor.role, publicUrl, now })
  await settleContainers(transaction, { order, partId: part.id, actor, now, publicUrl })
  const open = await openClaimRows(transaction, [part.id])
  if (open.length > 0) await setClock(transaction, { order, ids: [part.id], now })
  else if (part.state === 'claimed') {
    const { number } = order
    const step = { verb: 'settle_claim' as const }
    await applyStep(transaction, { number, consignmentId: part.id, actor: systemActor, step }, deps)
  }
  await followClaims(transaction, { order, part, now })
}

/** An admission that waited for a second person is void once the claim has ended otherwise. */
async function dropAskedDecision(transaction: Database, claimId: string, now: Date): Promise<void> {
  const asked = await askedDecision(transaction, claimId)
  if (asked === null) return
  await updateRefund(transaction, asked.id, { state: 'lapsed', endedAt: now.toISOString() })
  await closeEntry(transaction, { kind: refundEntry, subject: asked.id, by: auditSystemActor, now })
}
