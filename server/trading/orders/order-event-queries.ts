import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { OrderRole } from '../../../shared/orders/order-steps.ts'
import type { Database } from '../../platform/database/database.ts'
import { orderEvents } from './order-event-tables.ts'
import { orderConsignments } from './order-tables.ts'

export type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>
/** An event with the brewery of the part it concerns. */
export type OrderEventRow = typeof orderEvents.$inferSelect & { breweryName: string | null }

export async function insertOrderEvents(
  transaction: Database,
  events: readonly NewOrderEvent[],
): Promise<void> {
  if (events.length > 0) await transaction.insert(orderEvents).values([...events])
}

/** The same of one event; returns its id. */
export async function insertOrderEvent(transaction: Database, event: NewOrderEvent): Promise<number> {
  const [row] = await transaction.insert(orderEvents).values(event).returning({ id: orderEvents.id })
  return row!.id
}

/** In the order they happened. */
export const orderEventRows = (database: Database, orderId: string): Promise<OrderEventRow[]> =>
  eventRowsOfOrders(database, [orderId])

/** The same of several orders. */
export async function eventRowsOfOrders(
  database: Database,
  orderIds: readonly string[],
): Promise<OrderEventRow[]> {
  if (orderIds.length === 0) return []
  return database
    .select({ ...getTableColumns(orderEvents), breweryName: orderConsignments.breweryName })
    .from(orderEvents)
    .leftJoin(orderConsignments, eq(orderConsignments.id, orderEvents.consignmentId))
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id))
}

/** In what role an order was placed: not as its buyer where it was taken by phone. */
export async function placingRole(database: Database, orderId: string): Promise<OrderRole> {
  const [row] = await database
    .select({ role: orderEvents.role })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.verb, 'place')))
    .limit(1)
  return row?.role ?? 'buyer'
}
