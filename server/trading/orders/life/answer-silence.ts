import type { Database } from '../../../platform/database/database.ts'
import { openProposalRows } from '../life-queries.ts'
import type { StepDeps } from '../order-deps.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { answerOfWish } from './answer-proposal.ts'
import { systemActor } from './part-step.ts'
import { applyStep } from './apply-step.ts'

/** A proposal that no one answered in time is answered by the buyer's wish, else without the lines concerned. */
export async function answerSilence(
  transaction: Database,
  { order, part }: { order: HeldOrder; part: ConsignmentRow },
  deps: StepDeps,
): Promise<void> {
  const [proposal] = await openProposalRows(transaction, [part.id])
  if (!proposal) return
  const verb =
    answerOfWish(order.wish, proposal) ?? (proposal.dispatchOn === null ? 'decline_lines' : 'decline_part')
  const wanted = { number: order.number, consignmentId: part.id, actor: systemActor, step: { verb } }
  await applyStep(transaction, wanted, deps)
}
