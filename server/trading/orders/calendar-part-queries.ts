import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** Parts that one calendar holds at the most. */
const mostParts = 1000

/**
 * What is still to arrive of these clients' orders, and to leave these breweries, from one day to another, the soonest first.
 * Parts have days once they are paid or owed.
 */
export async function calendarPartRows(
  database: Database,
  {
    clientIds,
    breweryIds,
    from,
    until,
  }: { clientIds: readonly string[]; breweryIds: readonly string[]; from: string; until: string },
) {
  const { deliverBy, dispatchOn } = orderConsignments
  return database
    .select({
      id: orderConsignments.id,
      breweryId: orderConsignments.breweryId,
      breweryName: orderConsignments.breweryName,
      state: orderConsignments.state,
      shippingOption: orderConsignments.shippingOption,
      dispatchOn,
      deliverBy,
      firstPossibleOn: sql<string | null>`${orderConsignments.delivery} ->> 'promisedFrom'`,
      runId: sql<string | null>`coalesce(${orderConsignments.laterRunId},
        case when ${orderConsignments.shippingOption} = 'delivery' and ${orderConsignments.claimId} is null then ${orders.runId} end)`,
      isLater: sql<boolean>`${orderConsignments.laterRunId} is not null`,
      number: orders.number,
      clientId: orders.clientId,
      contact: orders.contact,
      shipTo: orders.shipTo,
      groupName: orders.groupName,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        or(
          clientIds.length === 0 ? sql`false` : inArray(orders.clientId, [...clientIds]),
          breweryIds.length === 0 ? undefined : inArray(orderConsignments.breweryId, [...breweryIds]),
        ),
        isNotNull(orderConsignments.stateSince),
        inArray(orderConsignments.state, [
          'placed',
          'proposed',
          'accepted',
          'packed',
          'part_dispatched',
          'dispatched',
        ]),
        sql`coalesce(${deliverBy}, ${dispatchOn}) >= ${from}::date and ${dispatchOn} <= ${until}::date`,
      ),
    )
    .orderBy(asc(dispatchOn), asc(orders.number), asc(orderConsignments.position))
    .limit(mostParts)
}
