import type { ConsignmentRow } from '../order-read-queries.ts'

/**
 * The days by which a part leaves and arrives as its delivery was promised. A van brings it on the day it leaves; a
 * carrier takes it at the latest on the day it has to arrive.
 */
export function daysOf(delivery: ConsignmentRow['delivery'], usual: string) {
  const deliverBy = delivery?.promisedTo ?? null
  if (deliverBy === null) return { dispatchOn: usual, deliverBy }
  const isLate = delivery?.kind === 'own_van' || deliverBy < usual
  return { dispatchOn: isLate ? deliverBy : usual, deliverBy }
}
