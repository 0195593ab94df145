import type { Shortage } from '../../../shared/orders/delivery-proof.ts'
import type { StepCause } from '../../../shared/orders/order-history.ts'
import { causeOfBuyersCancel } from '../../../shared/orders/phone-order.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import type { OrderStepInput } from '../../../shared/api/order-steps-api.ts'
import type { Database } from '../../database/database.ts'
import { notFound } from '../../errors/common-errors.ts'
import { tooLateToCancel, unpaid } from '../../errors/order-errors.ts'
import { openProposalRows } from '../life-queries.ts'
import { followClaims } from '../claims/claim-worklist.ts'
import { openClaim } from '../claims/open-claim.ts'
import { type HeldOrder, lockOrder } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows, lineRows } from '../order-read-queries.ts'
import { followPallet } from '../pallet/follow-pallet.ts'
import { placingRole } from '../order-event-queries.ts'
import { findPalletChange } from '../pallet/pallet-change.ts'
import { replanPallet } from '../pallet/replan-pallet.ts'
import { isPalletAlone } from '../pallet/riding.ts'
import { requireFreeTimeOver } from '../require-free-time-over.ts'
import { requireMayMove } from '../require-may-move.ts'
import { settleOrderDocuments } from '../settle-order-documents.ts'
import { storeOldDocument } from '../store-old-document.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'
import { acceptPart } from './accept-part.ts'
import { answerOfWish, answerProposal, withdrawProposal } from './answer-proposal.ts'
import { deliverPart, recordFailedDrop } from './deliver-part.ts'
import { creditReason } from './credit-reason.ts'
import { closeRest, dispatchPart } from './dispatch-part.ts'
import { giveUpPart } from './give-up-part.ts'
import { notifyOfStep } from './notify-step.ts'
import { packPart } from './pack-part.ts'
import {
  impossible,
  nextStateOf,
  type PartStep,
  recordStep,
  requireNextState,
  type StepActor,
  systemActor,
} from './part-step.ts'
import { type LaterRun, proposeChange } from './propose-change.ts'
import { sendProposal } from './send-proposal.ts'
import { setClock } from './set-clock.ts'
import { settleContainers } from './settle-containers.ts'
import { settleOrder } from './settle-order.ts'
import type { StepDeps } from '../order-deps.ts'
import { updateWorklist } from './update-worklist.ts'

export type OrderStep = {
  number: string
  /** Of this client alone; others' orders are not found. Absent for breweries, staff and the clock. */
  clientId?: string
  /** The part, or a brewery's; with neither, every part that can take the step. */
  consignmentId?: string | null
  brewerySlug?: string | null
  /** Several parts that take the step together. */
  consignmentIds?: readonly string[]
  actor: StepActor
  step: RunStep | OrderStepInput | { verb: 'settle_claim' | 'close' }
  /** Who pays what falls away, where the verb and the actor do not say it. */
  cause?: StepCause
  /** Of parts that arrive together: what was missing by part, and the empties that were counted. */
  arrival?: { missing: ReadonlyMap<string, Shortage[]>; empties: number | null }
}

/** The steps of a run with what it carries. */
export type RunStep =
  | { verb: 'dispatch'; isFromDepot: true; carrier: string }
  | { verb: 'propose'; dispatchOn: string; laterRun: LaterRun; note: string }

/**
 * Takes a step with an order, or with one part of it, by the table in shared/orders/order-steps.ts: stock, sums, money,
 * deadlines and mails follow. Needs a transaction. Throws RequestError 404 for another's order or part, 409 for a step
 * the table does not know, 400 for what is wrong with the step; then nothing was done.
 */
export async function applyStep(transaction: Database, wanted: OrderStep, deps: StepDeps): Promise<void> {
  const order = await lockOrder(transaction, wanted)
  if (order === null) throw notFound('The order')
  const all = await consignmentRows(transaction, [order.id])
  const allLines = await lineRows(
    transaction,
    all.map(({ id }) => id),
  )
  // The pallet takes no steps of its own: it follows what rides on it.
  const movable = all.filter((part) => !isPalletAlone(part, allLines))
  const parts = partsOf(order, movable, wanted)
  if (parts.length === 0) return
  await storeOldDocument(transaction, order.id)
  for (const part of parts) {
    const lines = allLines.filter(({ consignmentId }) => consignmentId === part.id)
    await stepOnPart(transaction, { order, part, lines, actor: wanted.actor, now: deps.now }, wanted, deps)
  }
  const ids = parts.map(({ id }) => id)
  const { verb } = wanted.step
  const { role } = wanted.actor
  const before = { parts: all, lines: allLines }
  // What leaves rides as it was planned.
  if (verb !== 'dispatch') await replanPallet(transaction, { order, before, ids, actor: role, now: deps.now })
  await followPallet(transaction, order, deps.now)
  await settleOrder(transaction, order)
  const reason = creditReason(wanted.step, role)
  await settleOrderDocuments(transaction, { orderId: order.id, reason, actor: role, now: deps.now })
  const isDropFailed = verb === 'not_delivered'
  await setClock(transaction, { order, ids, now: deps.now, isDropFailed })
  await updateWorklist(transaction, { order, parts, verb, now: deps.now })
  if (verb === 'claim')
    for (const part of parts) await followClaims(transaction, { order, part, now: deps.now })
  const note = 'note' in wanted.step ? (wanted.step.note ?? null) : null
  const { publicUrl } = deps
  const pallet = await findPalletChange(transaction, { orderId: order.id, parts: all, ids })
  // Claims have mails of their own.
  if (verb !== 'claim' && verb !== 'settle_claim')
    await notifyOfStep(transaction, {
      order,
      before: parts,
      verb,
      role,
      note,
      publicUrl,
      now: deps.now,
      pallet,
    })
  const cut = parts.filter(({ state }) => verb === 'deliver' && state === 'part_dispatched')
  if (cut.length > 0)
    await notifyOfStep(transaction, {
      order,
      before: cut,
      verb: 'close_rest',
      role: 'system',
      note: null,
      publicUrl,
      now: deps.now,
    })
  if (verb === 'propose') await askBuyer(transaction, { order, ids, note }, deps)
}

/** The buyer's wish answers what a brewery proposed, where it can; otherwise the buyer is asked. */
async function askBuyer(
  transaction: Database,
  { order, ids, note }: { order: HeldOrder; ids: readonly string[]; note: string | null },
  deps: StepDeps,
): Promise<void> {
  const { number } = order
  for (const proposal of await openProposalRows(transaction, ids)) {
    const { consignmentId } = proposal
    const verb = answerOfWish(order.wish, proposal)
    if (verb === null) await sendProposal(transaction, { number, consignmentId, note }, deps)
    else await applyStep(transaction, { number, consignmentId, actor: systemActor, step: { verb } }, deps)
  }
}

/** The parts that take the step: the named one, or all that can. A buyer cancels again without effect. */
function partsOf(
  order: HeldOrder,
  all: readonly ConsignmentRow[],
  { consignmentId = null, consignmentIds, brewerySlug = null, actor, step: { verb } }: OrderStep,
): ConsignmentRow[] {
  const named = all.filter(
    (row) =>
      (brewerySlug === null || row.brewerySlug === brewerySlug) &&
      (consignmentId === null || row.id === consignmentId) &&
      (consignmentIds === undefined || consignmentIds.includes(row.id)),
  )
  if (named.length === 0) throw notFound(consignmentId === null ? 'The brewery' : 'The part of the order')
  const isBuyersCancel = verb === 'cancel' && actor.role === 'buyer'
  if (isBuyersCancel && named.every(({ state }) => isGivenUp(state))) return []
  const { role } = actor
  const able = named.filter((part) => nextStateOf({ order, part, role }, verb) !== null)
  if (able.length === 0 && isBuyersCancel) throw tooLateToCancel()
  if (able.length === 0) throw impossible(order, named[0]!, verb)
  if (isUnpaid(order) && able.length < all.length) throw unpaid()
  return able
}

async function stepOnPart(
  transaction: Database,
  part: PartStep,
  { step, cause, arrival }: Pick<OrderStep, 'step' | 'cause' | 'arrival'>,
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
