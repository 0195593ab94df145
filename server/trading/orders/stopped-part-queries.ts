import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** Parts that one look lists at the most; the oldest come first. */
const mostParts = 1000

/** Parts of which something is still to be dispatched. */
export const unsent: OrderState[] = ['placed', 'proposed', 'accepted', 'packed', 'part_dispatched']

/** The parts of these breweries that are paid or owed and not yet dispatched. */
export async function openPartsOf(
  database: Database,
  breweryIds: readonly string[],
): Promise<{ id: string; number: string; breweryId: string | null; breweryName: string | null }[]> {
  if (breweryIds.length === 0) return []
  return database
    .select({
      id: orderConsignments.id,
      number: orders.number,
      breweryId: orderConsignments.breweryId,
      breweryName: orderConsignments.breweryName,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        inArray(orderConsignments.breweryId, [...breweryIds]),
        inArray(orderConsignments.state, unsent),
        inArray(orders.paymentState, ['paid', 'part_refunded', 'invoiced']),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orderConsignments.id))
    .limit(mostParts)
}
