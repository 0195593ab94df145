import type { Database } from '../database/database.ts'
import { cancelConsignments } from './cancel-consignments.ts'
import { notifyOfChange } from './order-mails.ts'
import { type HeldOrder, insertHistory, updateOrder } from './order-queries.ts'

/** Ends a locked order that nobody paid: its units are back, the buyer gets a mail. Needs a transaction. */
export async function endUnpaidOrder(
  transaction: Database,
  order: HeldOrder,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  await cancelConsignments(transaction, order, now)
  await updateOrder(transaction, order.id, {
    state: 'cancelled',
    paymentState: 'cancelled',
    reservedUntil: null,
    stockHold: 'none',
  })
  await insertHistory(transaction, [{ orderId: order.id, what: 'lapse', at: now.toISOString() }])
  const { number } = order
  await notifyOfChange(transaction, { number, publicUrl, what: 'lapse', senders: [], note: null })
}
