import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** Parts that one look lists at the most; the oldest come first. */
const mostParts = 1000

/** The parts of these breweries that are paid or owed and not yet dispatched. */
export async function openPartsOf(
  database: Database,
  breweryIds: readonly string[],
): Promise<{ id: string; number: string; breweryName: string | null }[]> {
  if (breweryIds.length === 0) return []
  return database
    .select({
      id: orderConsignments.id,
      number: orders.number,
      breweryName: orderConsignments.breweryName,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        inArray(orderConsignments.breweryId, [...breweryIds]),
        inArray(orderConsignments.state, ['placed', 'accepted', 'adjusted']),
        inArray(orders.paymentState, ['paid', 'part_refunded', 'invoiced']),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orderConsignments.id))
    .limit(mostParts)
}
