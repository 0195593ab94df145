import type { Database } from '../../database/database.ts'
import { notFound } from '../../errors/common-errors.ts'
import { notPossible, refundUnderWay } from '../../errors/order-errors.ts'
import { takeBackTransfer } from '../../payments/take-back-transfer.ts'
import { oweRefund } from '../../payments/record-payment.ts'
import { isGivenUp, isSent } from '../../../shared/orders/order-states.ts'
import { markRefunded } from '../mark-refunded.ts'
import { orderEventRows } from '../order-event-queries.ts'
import { type HeldOrder, lockOrder, updateConsignment } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'
import { settleOrderPapers } from '../settle-order-papers.ts'
import { storeOldPaper } from '../store-old-paper.ts'
import { settleOrder } from './settle-order.ts'

type Crediting = { number: string; brewerySlug: string | null; publicUrl: string; now: Date }

/**
 * Gives the whole money of parts that were sent back, once: to the card, or off the invoice. Their states stay. Needs a
 * transaction; throws RequestError 409 where not all was sent or all of it is credited.
 */
export async function creditParts(
  transaction: Database,
  { number, brewerySlug, publicUrl, now }: Crediting,
): Promise<void> {
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  const parts = (await consignmentRows(transaction, [order.id])).filter(
    (part) => brewerySlug === null || part.brewerySlug === brewerySlug,
  )
  const [first] = parts
  if (first === undefined) throw notFound('The brewery')
  const creditable = parts.filter(
    ({ state, creditedMinor }) => isSent(state) && state !== 'part_dispatched' && creditedMinor === 0,
  )
  if (creditable.length === 0) throw await refusalOf(transaction, first)
  await storeOldPaper(transaction, order.id)
  for (const part of creditable) await creditPart(transaction, { order, part, publicUrl, now })
  await settleOrder(transaction, order)
  const reason = 'The money of what was sent goes back.'
  await settleOrderPapers(transaction, { orderId: order.id, reason, actor: 'operator', now })
}

async function creditPart(
  transaction: Database,
  {
    order,
    part,
    publicUrl,
    now,
  }: { order: HeldOrder; part: ConsignmentRow } & Omit<Crediting, 'number' | 'brewerySlug'>,
): Promise<void> {
  const { id: consignmentId, totalMinor: amountMinor } = part
  await updateConsignment(transaction, consignmentId, { creditedMinor: amountMinor })
  if (order.paymentMethod === 'invoice')
    return markRefunded(transaction, { orderId: order.id, consignmentId, publicUrl, now })
  const owed = { orderId: order.id, consignmentId, amountMinor, reason: 'refunded' as const, now }
  if (!(await oweRefund(transaction, owed))) throw refundUnderWay()
  await takeBackTransfer(transaction, { consignmentId, now })
}

/** Whether the money is on its way, back already, or was never to be had. */
async function refusalOf(transaction: Database, { id, orderId, state, creditedMinor }: ConsignmentRow) {
  const events = await orderEventRows(transaction, orderId)
  const isBack = events.some(({ verb, consignmentId }) => verb === 'refund' && consignmentId === id)
  if (isBack) return notPossible({ why: 'is refunded', verb: 'refund' })
  if (creditedMinor > 0 || isGivenUp(state)) return refundUnderWay()
  return notPossible({ why: `is ${state}`, verb: 'refund' })
}
