import { isGivenUp } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import { notifyOfStep } from './life/notify-step.ts'
import { systemEvent } from './life/system-event.ts'
import { insertOrderEvents } from './order-event-queries.ts'
import { lockOrderById } from './order-queries.ts'
import { consignmentRows } from './order-read-queries.ts'

type Refunded = { orderId: string; consignmentId: string; publicUrl: string; now: Date }

/** The money of a part has gone back, or is credited on the invoice: the history says so, and the buyer is notified. */
export async function markRefunded(
  transaction: Database,
  { orderId, consignmentId, publicUrl, now }: Refunded,
): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  const parts = await consignmentRows(transaction, [orderId])
  const part = parts.find(({ id }) => id === consignmentId)
  if (!order || !part) return
  const at = now.toISOString()
  await insertOrderEvents(transaction, [systemEvent({ orderId, consignmentId, verb: 'refund', at })])
  await notifyOfStep(transaction, {
    order,
    // Breweries know already that nothing is sent of what was given up.
    before: [isGivenUp(part.state) ? { ...part, breweryId: null } : part],
    verb: 'refund',
    role: 'system',
    note: null,
    publicUrl,
    now,
  })
}
