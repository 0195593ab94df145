import type { Database } from '../../platform/database/database.ts'
import { notifyOfStep } from './life/notify-step.ts'
import { systemEvent } from './life/system-event.ts'
import { insertOrderEvents } from './order-event-queries.ts'
import { type HeldOrder, updateConsignment, updateOrder } from './order-queries.ts'
import { consignmentRows, lineRows } from './order-read-queries.ts'
import { giveBackLines } from './order-stock.ts'

/** Ends a locked order that no one paid: its units are back, the buyer gets a mail. Needs a transaction. */
export async function endUnpaidOrder(
  transaction: Database,
  order: HeldOrder,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const parts = await consignmentRows(transaction, [order.id])
  const ids = parts.map(({ id }) => id)
  await giveBackLines(transaction, await lineRows(transaction, ids), { at: now, actor: null })
  for (const id of ids) await updateConsignment(transaction, id, { state: 'cancelled' })
  await updateOrder(transaction, order.id, {
    state: 'cancelled',
    paymentState: 'cancelled',
    reservedUntil: null,
    stockHold: 'none',
  })
  const at = now.toISOString()
  const lapse = systemEvent({
    orderId: order.id,
    verb: 'lapse',
    fromState: 'placed',
    toState: 'cancelled',
    at,
  })
  await insertOrderEvents(transaction, [lapse])
  await notifyOfStep(transaction, {
    order,
    before: parts,
    verb: 'lapse',
    role: 'system',
    note: null,
    publicUrl,
    now,
  })
}
