import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import type { Database } from '../../../platform/database/database.ts'
import { oweRefund } from '../../../finance/payments/record-payment.ts'
import { makeDeliveryGood } from './make-delivery-good.ts'
import type { PartStep } from './part-step.ts'

/** The money of a part that was given up before it was sent: all of it goes back, and so does what made its way good. */
export async function bookGivenUp(
  transaction: Database,
  { order, part, actor, now }: PartStep,
): Promise<void> {
  await makeDeliveryGood(transaction, {
    part,
    wantedMinor: 0,
    by: 'dray',
    key: 'given_up',
    why: 'It is not delivered.',
    actor,
    now,
  })
  if (order.paymentMethod !== 'card' || isUnpaid(order)) return
  const { id: consignmentId, totalMinor: amountMinor } = part
  await oweRefund(transaction, { orderId: order.id, consignmentId, amountMinor, reason: 'cancelled', now })
}

/** The money of a part that came to less, in pence with VAT: the difference goes back. */
export async function bookReduced(
  transaction: Database,
  { order, now }: PartStep,
  amountMinor: number,
): Promise<void> {
  if (order.paymentMethod !== 'card' || amountMinor <= 0) return
  await oweRefund(transaction, {
    orderId: order.id,
    consignmentId: null,
    amountMinor,
    reason: 'adjusted',
    now,
  })
}
