import type { Shortage } from '../../../../shared/orders/delivery-proof.ts'
import type { StepCause } from '../../../../shared/orders/order-history.ts'
import { causeOfBuyersCancel } from '../../../../shared/orders/phone-order.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openClaim } from '../claims/open-claim.ts'
import { placingRole } from '../order-event-queries.ts'
import type { StepDeps } from '../order-deps.ts'
import { requireFreeTimeOver } from '../require-free-time-over.ts'
import { requireMayMove } from '../require-may-move.ts'
import { acceptPart } from './accept-part.ts'
import { answerProposal, withdrawProposal } from './answer-proposal.ts'
import { deliverPart, recordFailedDrop } from './deliver-part.ts'
import { closeRest, dispatchPart } from './dispatch-part.ts'
import { giveUpPart } from './give-up-part.ts'
import { packPart } from './pack-part.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'
import { proposeChange } from './propose-change.ts'
import { settleContainers } from './settle-containers.ts'
import type { Step } from './step-taken.ts'

export type TakenStep = {
  step: Step
  /** Who pays what falls away, where the verb and the actor do not say it. */
  cause?: StepCause
  /** Of parts that arrive together: what was missing by part, and the empties that were counted. */
  arrival?: { missing: ReadonlyMap<string, Shortage[]>; empties: number | null }
}

/**
 * Takes a step with one part: its units, sums, money and state. What follows for the order is in step-subscribers.ts. Throws
 * RequestError 409 where the table has no such step, 400 for what is wrong with the step.
 */
export async function takePartStep(
  transaction: Database,
  part: PartStep,
  { step, cause, arrival }: TakenStep,
  { publicUrl }: StepDeps,
): Promise<void> {
  const { actor, now } = part
  await requireMayMove(transaction, part.part, step.verb, now)
  switch (step.verb) {
    case 'accept':
      return acceptPart(transaction, part, step)
    case 'propose':
      return proposeChange(transaction, part, step)
    case 'agree':
    case 'decline_lines':
    case 'decline_part':
      return answerProposal(transaction, part, step.verb)
    case 'withdraw':
      return withdrawProposal(transaction, part)
    case 'refuse':
      return giveUpPart(transaction, part, { ...step, verb: 'refuse', cause: cause ?? 'brewery' })
    case 'cancel':
      return giveUpPart(transaction, part, {
        verb: 'cancel',
        note: step.note,
        cause: cause ?? (await causeOfCancel(transaction, part)),
      })
    case 'pack':
      return packPart(transaction, part, step)
    case 'dispatch':
      await requireFreeTimeOver(transaction, part.order, now)
      return dispatchPart(transaction, part, step)
    case 'close_rest':
      return closeRest(transaction, part, {
        ...step,
        cause: cause ?? (actor.role === 'buyer' ? 'buyer' : 'brewery'),
      })
    case 'deliver':
    case 'hand_over':
      return deliverPart(
        transaction,
        part,
        arrival === undefined
          ? step
          : { ...step, shortages: arrival.missing.get(part.part.id), emptiesOfDrop: arrival.empties },
        publicUrl,
      )
    case 'not_delivered':
      return recordFailedDrop(transaction, part, step)
    case 'claim':
      await openClaim(transaction, part, step, publicUrl)
      return settleContainers(transaction, { ...part, partId: part.part.id, publicUrl })
    case 'settle_claim':
    case 'close':
      return recordStep(transaction, part, { verb: step.verb, to: requireNextState(part, step.verb) })
  }
}

/** What a buyer may cancel free of charge leaves no cost of a pallet with the buyer (REP-04). */
async function causeOfCancel(
  transaction: Database,
  { order, part: { state }, actor, now }: PartStep,
): Promise<StepCause> {
  if (actor.role !== 'buyer') return 'dray'
  if (order.pallet === null) return 'buyer'
  const isByPhone = (await placingRole(transaction, order.id)) !== 'buyer'
  return causeOfBuyersCancel({ isByPhone, placedAt: order.placedAt, state }, now)
}
