import { isCreditedWhole, isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { isGivenUp, orderStateOf } from '../../../../shared/orders/order-states.ts'
import { addSums } from '../../../../shared/orders/price-order.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type HeldOrder, updateOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'

/** Sums, state and payment of a locked order from those of its parts. */
export async function settleOrder(transaction: Database, order: HeldOrder): Promise<void> {
  const parts = await consignmentRows(transaction, [order.id])
  const isOver = parts.every(({ state }) => isGivenUp(state))
  await updateOrder(transaction, order.id, {
    ...addSums(parts),
    state: orderStateOf(parts.map(({ state }) => state)),
    ...(isOver &&
      isUnpaid(order) && { paymentState: 'cancelled', reservedUntil: null, stockHold: 'none' as const }),
    ...(order.paymentState === 'invoiced' && parts.every(isCreditedWhole) && { paymentState: 'credited' }),
  })
}
