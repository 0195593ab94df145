import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orderLines, orders } from './order-tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ConsignmentRow = typeof orderConsignments.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
/** Of this client or these clients only; null for operators, who see all. */
export type OrderViewer = { clientId: string } | { clientIds: readonly string[] } | null

function readBy(viewer: OrderViewer) {
  if (viewer === null) return undefined
  return 'clientId' in viewer
    ? eq(orders.clientId, viewer.clientId)
    : inArray(orders.clientId, [...viewer.clientIds])
}

export async function orderRow(
  database: Database,
  viewer: OrderViewer,
  number: string,
): Promise<OrderRow | null> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), readBy(viewer)))
  return row ?? null
}

export async function orderRowById(database: Database, id: string): Promise<OrderRow | null> {
  const [row] = await database.select().from(orders).where(eq(orders.id, id))
  return row ?? null
}

/** The newest first; all of them without a limit. */
export async function orderRows(
  database: Database,
  viewer: OrderViewer,
  page?: { offset: number; limit: number },
): Promise<OrderRow[]> {
  const rows = database
    .select()
    .from(orders)
    .where(readBy(viewer))
    .orderBy(desc(orders.placedAt), desc(orders.id))
  return page ? rows.offset(page.offset).limit(page.limit) : rows
}

export async function countOrders(database: Database, viewer: OrderViewer): Promise<number> {
  const [row] = await database.select({ total: count() }).from(orders).where(readBy(viewer))
  return row?.total ?? 0
}

/** Of these orders, in their order on each. */
export async function consignmentRows(
  database: Database,
  orderIds: readonly string[],
): Promise<ConsignmentRow[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(orderConsignments)
    .where(inArray(orderConsignments.orderId, [...orderIds]))
    .orderBy(asc(orderConsignments.orderId), asc(orderConsignments.position))
}

/** These parts of any orders. */
export async function consignmentRowsById(
  database: Database,
  ids: readonly string[],
): Promise<ConsignmentRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(orderConsignments)
    .where(inArray(orderConsignments.id, [...ids]))
}

export async function lineRows(database: Database, consignmentIds: readonly string[]): Promise<LineRow[]> {
  if (consignmentIds.length === 0) return []
  return database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.consignmentId, [...consignmentIds]))
    .orderBy(asc(orderLines.consignmentId), asc(orderLines.position))
}
