import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm'
import type { OrderState } from '../../shared/orders/order-states.ts'
import type { Database } from '../database/database.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** Parts that one look lists at the most; the oldest come first. */
const mostParts = 1000

/** Parts of which something is still to be dispatched. */
const unsent: OrderState[] = ['placed', 'proposed', 'accepted', 'packed', 'part_dispatched']

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

/** How many parts of each of these breweries it knows of and has not yet dispatched, counted from an index alone. */
export async function countUnsent(
  database: Database,
  breweryIds: readonly string[],
): Promise<{ breweryId: string | null; parts: number }[]> {
  if (breweryIds.length === 0) return []
  const { breweryId, state, stateSince } = orderConsignments
  return database
    .select({ breweryId, parts: count() })
    .from(orderConsignments)
    .where(and(inArray(breweryId, [...breweryIds]), inArray(state, unsent), isNotNull(stateSince)))
    .groupBy(breweryId)
}
