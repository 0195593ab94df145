import { isCharged } from '../../shared/orders/charged-orders.ts'
import type { HeldOrder } from './order-queries.ts'

/** Whether the buyer's money, or a promise of it, is still to come. */
export const isUnpaid = ({ paymentState }: Pick<HeldOrder, 'paymentState'>) => !isCharged(paymentState)
