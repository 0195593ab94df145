import type { RefundBearer } from '../../../../shared/orders/refund-reasons.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { StepActor } from '../life/part-step.ts'
import { insertOrderEvents } from '../order-event-queries.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'

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
  { order, part }: { order: HeldOrder; part: ConsignmentRow },
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
