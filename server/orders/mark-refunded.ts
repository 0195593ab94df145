import { nextOrderState, orderStateOf } from '../../shared/orders/order-states.ts'
import type { Database } from '../database/database.ts'
import { notifyOfChange } from './order-mails.ts'
import { insertHistory, lockOrderById, updateConsignment, updateOrder } from './order-queries.ts'
import { consignmentRows } from './order-read-queries.ts'

type Refunded = { orderId: string; consignmentId: string; publicUrl: string; now: Date }

/** The money of a consignment has gone back: the table's last step. Needs a transaction. */
export async function markRefunded(
  transaction: Database,
  { orderId, consignmentId, publicUrl, now }: Refunded,
): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  const rows = await consignmentRows(transaction, [orderId])
  const consignment = rows.find(({ id }) => id === consignmentId)
  if (!order || !consignment) return
  const state = nextOrderState(consignment.state, 'refund', { isPaid: true })
  if (state === null) return
  await updateConsignment(transaction, consignment.id, { state })
  const states = rows.map((row) => (row.id === consignment.id ? state : row.state))
  await updateOrder(transaction, orderId, { state: orderStateOf(states) })
  const { breweryName: teamName } = consignment
  await insertHistory(transaction, [{ orderId, what: 'refund', teamName, at: now.toISOString() }])
  const senders = [teamName ?? 'Dray']
  await notifyOfChange(transaction, { number: order.number, publicUrl, what: 'refund', senders, note: null })
}
