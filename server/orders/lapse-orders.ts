import { closeRefund, sendRefunds } from '../payments/send-refunds.ts'
import { sendTransfers } from '../payments/send-transfers.ts'
import { cancelConsignments } from './cancel-consignments.ts'
import { closePayment } from './close-payment.ts'
import { markRefunded } from './mark-refunded.ts'
import { tellOfChange } from './order-mails.ts'
import { insertHistory, lapsedOrderNumbers, lockOrder, updateOrder } from './order-queries.ts'
import type { OrderServices } from './order-services.ts'
import { isUnpaid, settlePayment } from './settle-payment.ts'

const atATime = 100

/**
 * Ends orders that were not paid in time and gives their stock back, and pays back what is owed,
 * to buyers and then to breweries. Any number of
 * processes may sweep at once: each order is held while it ends, and asked again whether it must.
 */
export async function sweepOrders(services: OrderServices): Promise<void> {
  const { database, logger, clock } = services
  for (const number of await lapsedOrderNumbers(database, clock(), atATime)) {
    await lapseOrder(services, number).catch((error: unknown) => {
      logger.warn({ err: error, order: number }, 'an unpaid order could not be ended; tried again')
    })
  }
  await sendRefunds({ ...services, now: clock() }, ({ id, orderId, consignmentId, events }) =>
    database.transaction(async (transaction) => {
      const { publicUrl } = services
      const now = clock()
      await settlePayment(transaction, { orderId, events, publicUrl, now })
      const isFirst = await closeRefund(transaction, id, now)
      if (isFirst && consignmentId !== null)
        await markRefunded(transaction, { orderId, consignmentId, publicUrl, now })
    }),
  )
  await sendTransfers({ ...services, now: clock() })
}

/** The provider closes the payment first, so that no money comes for an order that is over. */
async function lapseOrder(services: OrderServices, number: string): Promise<void> {
  const { database, publicUrl, clock } = services
  const order = await database.transaction((transaction) => lockOrder(transaction, { number }))
  if (order === null) return
  await closePayment(services, order.id)
  await database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, { number })
    if (held === null || !isUnpaid(held) || held.reservedUntil === null) return
    const at = clock().toISOString()
    await cancelConsignments(transaction, held.id)
    await updateOrder(transaction, held.id, {
      state: 'cancelled',
      paymentState: 'cancelled',
      reservedUntil: null,
    })
    await insertHistory(transaction, [{ orderId: held.id, what: 'lapse', at }])
    await tellOfChange(transaction, { number, publicUrl, what: 'lapse', senders: [], note: null })
  })
}
