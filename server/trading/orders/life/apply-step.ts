import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { tooLateToCancel, unpaid } from '../../../platform/errors/order-errors.ts'
import type { StepDeps } from '../order-deps.ts'
import { type HeldOrder, lockOrder } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows, lineRows } from '../order-read-queries.ts'
import { isPalletAlone } from '../pallet/riding.ts'
import { storeOldDocument } from '../store-old-document.ts'
import { impossible, nextStateOf, type StepActor, systemActor } from './part-step.ts'
import { followStep } from './step-subscribers.ts'
import { type TakenStep, takePartStep } from './take-part-step.ts'

export type OrderStep = TakenStep & {
  number: string
  /** Of this client alone; others' orders are not found. Absent for breweries, staff and the clock. */
  clientId?: string
  /** The part, or a brewery's; with neither, every part that can take the step. */
  consignmentId?: string | null
  brewerySlug?: string | null
  /** Several parts that take the step together. */
  consignmentIds?: readonly string[]
  actor: StepActor
}

/**
 * Takes a step with an order, or with one part of it, by the table in shared/orders/order-steps.ts; its subscribers
 * (step-subscribers.ts) follow in their order. Needs a transaction. Throws RequestError 404 for another's order or part, 409
 * for a step the table does not know, 400 for what is wrong with the step; then nothing was done.
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
  const { actor, step } = wanted
  const { now } = deps
  await storeOldDocument(transaction, order.id)
  for (const part of parts) {
    const lines = allLines.filter(({ consignmentId }) => consignmentId === part.id)
    await takePartStep(transaction, { order, part, lines, actor, now }, wanted, deps)
  }
  const taken = { order, parts, before: { parts: all, lines: allLines }, step, verb: step.verb, actor, now }
  await followStep(transaction, taken, {
    ...deps,
    answerProposal: ({ verb, ...answered }) =>
      applyStep(transaction, { ...answered, actor: systemActor, step: { verb } }, deps),
  })
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
  if (named.length === 0) throw notFound(consignmentId === null ? 'The brewery' : 'The brewery’s order')
  const isBuyersCancel = verb === 'cancel' && actor.role === 'buyer'
  if (isBuyersCancel && named.every(({ state }) => isGivenUp(state))) return []
  const { role } = actor
  const able = named.filter((part) => nextStateOf({ order, part, role }, verb) !== null)
  if (able.length === 0 && isBuyersCancel) throw tooLateToCancel()
  if (able.length === 0) throw impossible(order, named[0]!, verb)
  if (isUnpaid(order) && able.length < all.length) throw unpaid()
  return able
}
