import { leavingDay } from '../../../../shared/orders/delivery-promise.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'

/** The days by which a part leaves and arrives as its delivery was promised. */
export function daysOf(delivery: ConsignmentRow['delivery'], usual: string) {
  const deliverBy = delivery?.promisedTo ?? null
  const isOnDay = delivery?.kind === 'own_van'
  return { dispatchOn: leavingDay(usual, { arrivesBy: deliverBy, isOnDay }), deliverBy }
}
