import { and, count, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orderLines, orders } from './order-tables.ts'

const isOrdered = or(isNotNull(orders.paidAt), eq(orders.paymentState, 'invoiced'))

/** Those of these clients who have an order that is paid, or owed by invoice. */
export async function buyerIds(database: Database, clientIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectDistinct({ clientId: orders.clientId })
    .from(orders)
    .where(and(inArray(orders.clientId, [...clientIds]), isOrdered))
  return rows.flatMap(({ clientId }) => clientId ?? [])
}

/** How many orders each of these clients has that are paid, or owed by invoice. */
export async function orderCounts(
  database: Database,
  clientIds: readonly string[],
): Promise<{ clientId: string | null; total: number }[]> {
  return database
    .select({ clientId: orders.clientId, total: count() })
    .from(orders)
    .where(and(inArray(orders.clientId, [...clientIds]), isOrdered))
    .groupBy(orders.clientId)
}

/** Number and client of these orders. */
export async function buyersOfOrders(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; number: string; clientId: string | null }[]> {
  if (ids.length === 0) return []
  return database
    .select({ id: orders.id, number: orders.number, clientId: orders.clientId })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
}

/** When a client last ordered each of these items, ISO; items that it never bought are missing. */
export async function lastBoughtRows(
  database: Database,
  { clientId, itemIds }: { clientId: string; itemIds: readonly string[] },
): Promise<{ itemId: string; at: string }[]> {
  return database
    .select({ itemId: orderLines.itemId, at: sql<string>`max(${orders.placedAt})::text` })
    .from(orderLines)
    .innerJoin(orderConsignments, eq(orderConsignments.id, orderLines.consignmentId))
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        eq(orders.clientId, clientId),
        inArray(orderLines.itemId, [...itemIds]),
        ne(orderConsignments.state, 'cancelled'),
      ),
    )
    .groupBy(orderLines.itemId)
}

/** The breweries that a client has ordered from, at most so many. */
export async function breweriesBoughtFrom(
  database: Database,
  clientId: string,
  most: number,
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ breweryId: orderConsignments.breweryId })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(and(eq(orders.clientId, clientId), isNotNull(orderConsignments.breweryId), isOrdered))
    .limit(most)
  return rows.flatMap(({ breweryId }) => breweryId ?? [])
}
