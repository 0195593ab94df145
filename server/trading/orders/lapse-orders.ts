import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { closeRefund, sendRefunds } from '../../finance/payments/send-refunds.ts'
import { sendTransfers } from '../../finance/payments/send-transfers.ts'
import { closePayment } from './close-payment.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { markRefunded } from './mark-refunded.ts'
import { lapsedOrderNumbers, lockOrder } from './order-queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'

const atATime = 100

/**
 * Ends orders that were not paid in time and gives their stock back, and pays back what is owed,
 * to buyers and then to breweries. Any number of
 * processes may sweep at once: each order is held while it ends, and asked again whether it must.
 */
export async function sweepOrders(deps: OrderDeps): Promise<void> {
  const { database, logger, clock } = deps
  for (const number of await lapsedOrderNumbers(database, clock(), atATime)) {
    await lapseOrder(deps, number).catch((error: unknown) => {
      logger.warn({ err: error, order: number }, 'an unpaid order could not be ended; tried again')
    })
  }
  await sendRefunds({ ...deps, now: clock() }, ({ id, orderId, consignmentId, events }) =>
    retryTransaction(database, async (transaction) => {
      const { publicUrl, sealer } = deps
      const now = clock()
      await settlePayment(transaction, { orderId, events, publicUrl, sealer, now })
      const isFirst = await closeRefund(transaction, id, now)
      if (isFirst && consignmentId !== null)
        await markRefunded(transaction, { orderId, consignmentId, publicUrl, now })
    }),
  )
  await sendTransfers({ ...deps, now: clock() })
}

/** The provider closes the payment first, so that no money comes for an order that is over. */
async function lapseOrder(deps: OrderDeps, number: string): Promise<void> {
  const { database, publicUrl, clock } = deps
  const order = await retryTransaction(database, (transaction) => lockOrder(transaction, { number }))
  if (order === null) return
  await closePayment(deps, order.id)
  await retryTransaction(database, async (transaction) => {
    const held = await lockOrder(transaction, { number })
    if (held === null || !isUnpaid(held) || held.reservedUntil === null) return
    await endUnpaidOrder(transaction, held, { publicUrl, now: clock() })
  })
}
