import {
  isGivenUp,
  nextOrderState,
  type OrderActor,
  type OrderState,
  orderStateOf,
  type OrderVerb,
} from '../../shared/orders/order-states.ts'
import { addSums } from '../../shared/orders/price-order.ts'
import type { Database } from '../database/database.ts'
import { retryTransaction } from '../database/retry-transaction.ts'
import { oweRefund } from '../payments/record-payment.ts'
import { oweTransfer, takeBackTransfer } from '../payments/owe-transfer.ts'
import { adjustLines } from './adjust-lines.ts'
import { cancelConsignments } from './cancel-consignments.ts'
import { dispatchConsignment } from './dispatch-consignment.ts'
import { markRefunded } from './mark-refunded.ts'
import { notifyBreweriesOfCancel, notifyOfChange } from './order-mails.ts'
import { type HeldOrder, insertHistory, lockOrder, updateConsignment, updateOrder } from './order-queries.ts'
import { type ConsignmentRow, consignmentRows } from './order-read-queries.ts'
import { requireMayMove } from './require-may-move.ts'
import { settleOrderPapers } from './settle-order-papers.ts'
import { storeOldPaper } from './store-old-paper.ts'
import { isUnpaid } from './unpaid.ts'
import { notFound } from '../errors/common-errors.ts'
import { notPossible, refundUnderWay, tooLateToCancel, unpaid } from '../errors/order-errors.ts'
import type { RequestError } from '../errors/request-error.ts'

export type OrderChange = {
  number: string
  verb: OrderVerb
  by: OrderActor
  /** Of this client alone; others' orders are not found. Absent for operators. */
  clientId?: string
  /** Which parts: those of a brewery, by its slug, or one by its id; null for every part that can take this step. */
  brewerySlug: string | null
  consignmentId: string | null
  note: string | null
  tracking: string | null
  /** Of an adjustment: units to be sent, by the line's place from 1. */
  quantities: ReadonlyMap<number, number>
}

/**
 * Moves an order, or one brewery's part of it, on by the state table: stock, sums, money owed back and the mail to the
 * buyer follow. Throws RequestError 409 for a step the table does not know, and then nothing was done. A buyer who
 * cancels what is cancelled already changes nothing.
 */
export async function changeOrder(
  database: Database,
  change: OrderChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, change)
    if (order === null) throw notFound('The order')
    const all = await consignmentRows(transaction, [order.id])
    const moving = movingOf(order, all, change)
    if (moving.length === 0) return
    await storeOldPaper(transaction, order.id)
    const surroundings = { order, publicUrl, now }
    for (const consignment of moving) await move(transaction, { consignment, change, ...surroundings })
    const rows = await consignmentRows(transaction, [order.id])
    const isOver = rows.every(({ state }) => isGivenUp(state))
    await updateOrder(transaction, order.id, {
      ...addSums(rows),
      state: orderStateOf(rows.map(({ state }) => state)),
      ...(isOver &&
        isUnpaid(order) && {
          paymentState: 'cancelled',
          reservedUntil: null,
          stockHold: 'none',
        }),
      ...(isOver && order.paymentState === 'invoiced' && { paymentState: 'credited' }),
    })
    await settleOrderPapers(transaction, {
      orderId: order.id,
      reason: creditReasonOf(change),
      returnedIds: change.verb === 'refund' ? moving.map(({ id }) => id) : [],
      actor: change.by,
      now,
    })
    // A refund is mailed once the money has gone.
    if (change.verb === 'refund') return
    await insertHistory(
      transaction,
      moving.map(({ breweryName }) => ({
        orderId: order.id,
        what: change.verb,
        teamName: breweryName,
        note: noteOf(change),
        at: now.toISOString(),
      })),
    )
    await notifyOfChange(transaction, {
      number: order.number,
      publicUrl,
      what: change.verb,
      senders: moving.map(({ breweryName }) => breweryName ?? 'Dray'),
      note: noteOf(change),
    })
    if (change.by === 'buyer' && !isUnpaid(order))
      await notifyBreweriesOfCancel(transaction, order.number, moving)
  })
}

/** The consignments that take the step: the named one, or all that can. */
function movingOf(
  order: HeldOrder,
  all: readonly ConsignmentRow[],
  { verb, by, brewerySlug, consignmentId }: OrderChange,
): ConsignmentRow[] {
  const isPaid = !isUnpaid(order)
  const named = all.filter(
    (row) =>
      (brewerySlug === null || row.brewerySlug === brewerySlug) &&
      (consignmentId === null || row.id === consignmentId),
  )
  if (named.length === 0) throw notFound(consignmentId === null ? 'The brewery' : 'The part of the order')
  if (by === 'buyer' && named.every(({ state }) => isGivenUp(state))) return []
  const moving = named.filter(({ state }) => nextOrderState(state, verb, { isPaid, by }) !== null)
  if (moving.length === 0 && by === 'buyer') throw tooLateToCancel()
  if (moving.length === 0) throw impossible(verb, named[0]!.state, isPaid)
  if (!isPaid && moving.length < all.length) throw unpaid()
  return [...moving]
}

type Moving = {
  order: HeldOrder
  consignment: ConsignmentRow
  change: OrderChange
  publicUrl: string
  now: Date
}

async function move(
  transaction: Database,
  { order, consignment, change, publicUrl, now }: Moving,
): Promise<void> {
  const { verb } = change
  const { id: consignmentId } = consignment
  const isPaid = !isUnpaid(order)
  await requireMayMove(transaction, consignment, verb, now)
  if (verb === 'adjust') {
    const difference = await adjustLines(transaction, consignment, change.quantities, now)
    const owed = { orderId: order.id, consignmentId: null, amountMinor: difference, now }
    if (order.paymentMethod === 'card') await oweRefund(transaction, { ...owed, reason: 'adjusted' })
  }
  if (verb === 'cancel') await cancelConsignments(transaction, order, now, [consignmentId])
  const owed = { orderId: order.id, consignmentId, amountMinor: consignment.totalMinor, now }
  if (verb === 'cancel' && isPaid) await oweRefund(transaction, { ...owed, reason: 'cancelled' })
  if (verb === 'refund' && order.paymentMethod === 'invoice')
    return markRefunded(transaction, { orderId: order.id, consignmentId, publicUrl, now })
  if (verb === 'refund') {
    const isOwed = await oweRefund(transaction, { ...owed, reason: 'refunded' })
    if (!isOwed) throw refundUnderWay()
    await takeBackTransfer(transaction, { consignmentId, now })
    return undefined
  }
  if (verb === 'dispatch') await dispatchConsignment(transaction, consignmentId, now)
  const { breweryId, totalMinor } = consignment
  if (verb === 'dispatch' && order.paymentMethod === 'card' && breweryId !== null)
    await oweTransfer(transaction, {
      orderId: order.id,
      consignmentId,
      breweryId,
      totalMinor,
      placedAt: order.placedAt,
      now,
    })
  const state = nextOrderState(consignment.state, verb, { isPaid })!
  await updateConsignment(transaction, consignmentId, {
    state,
    ...(change.tracking !== null && { tracking: change.tracking }),
  })
}

function noteOf({ note, tracking }: OrderChange): string | null {
  const parts = [note, tracking && `Tracking: ${tracking}`].filter(Boolean)
  return parts.length === 0 ? null : parts.join(' ')
}

/** What a credit note gives as its reason. */
function creditReasonOf({ verb, by, note }: OrderChange): string {
  if (note !== null) return note
  if (verb === 'adjust') return 'The brewery sends less than was ordered.'
  if (verb === 'refund') return 'The money of what was sent goes back.'
  return by === 'buyer' ? 'Cancelled by the buyer.' : 'Cancelled.'
}

function impossible(verb: OrderVerb, state: OrderState, isPaid: boolean): RequestError {
  const why = isPaid ? `is ${state}` : 'is not paid'
  return notPossible({ why, verb })
}
