import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import { isSent } from '../../../../shared/orders/order-states.ts'
import type { RefundBearer, RefundReason } from '../../../../shared/orders/refund-reasons.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { notPossible, refundUnderWay } from '../../../platform/errors/order-errors.ts'
import { hasRefundDue } from '../../../finance/payments/read-payments.ts'
import type { StepActor } from '../life/part-step.ts'
import { orderEventRows } from '../order-event-queries.ts'
import { lockOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { requestRefund, type RefundOutcome } from './request-refund.ts'
import { partsToCredit } from './plan-refund.ts'
import { allItemsOf, exceptResent } from './refund-items.ts'

type Whole = {
  number: string
  /** Of this brewery's part; of all parts that were sent without one. */
  brewerySlug: string | null
  reason: RefundReason
  cause: RefundBearer
  note: string
  actor: StepActor
  publicUrl: string
  now: Date
}

/**
 * Gives all the money back that is left of parts that were sent. Needs a transaction; throws RequestError 409 where not
 * all was sent, or nothing is left.
 */
export async function refundParts(
  transaction: Database,
  { number, brewerySlug, reason, cause, note, ...by }: Whole,
): Promise<RefundOutcome> {
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  const all = await partsToCredit(transaction, order)
  const parts = all.filter(({ part }) => brewerySlug === null || part.brewerySlug === brewerySlug)
  const [first] = parts
  if (first === undefined) throw notFound('The brewery')
  const left = parts.filter(
    ({ part }) => isSent(part.state) && part.state !== 'part_dispatched' && !isCreditedWhole(part),
  )
  const items = left.flatMap((each) => exceptResent(allItemsOf(each), each))
  if (items.length === 0) throw await refusalOf(transaction, first.part)
  return requestRefund(transaction, { number, wanted: { items, reason, cause, note }, ...by })
}

/** Whether the money is on its way, back already, or was never to be had. */
async function refusalOf(transaction: Database, part: ConsignmentRow) {
  if (!isCreditedWhole(part)) return notPossible({ why: `is ${part.state}`, verb: 'refund' })
  const events = await orderEventRows(transaction, part.orderId)
  const isBack = events.some(({ verb, consignmentId }) => verb === 'refund' && consignmentId === part.id)
  if (!isBack || (await hasRefundDue(transaction, part.orderId))) return refundUnderWay()
  return notPossible({ why: 'is refunded', verb: 'refund' })
}
