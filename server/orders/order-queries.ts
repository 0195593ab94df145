import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { orderConsignments, orderHistory, orderLines, orders } from './order-tables.ts'

export type NewOrderRow = Omit<typeof orders.$inferInsert, 'id' | 'number'>
export type NewConsignmentRow = typeof orderConsignments.$inferInsert
export type NewLineRow = typeof orderLines.$inferInsert
export type HistoryRow = Omit<typeof orderHistory.$inferInsert, 'id'>
export type HeldOrder = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'clientId'
  | 'state'
  | 'paymentMethod'
  | 'paymentState'
  | 'reservedUntil'
  | 'totalMinor'
  | 'refundedMinor'
  | 'placedAt'
>

/** The new order's id, or null where another has the number. */
export async function insertOrder(
  transaction: Database,
  row: NewOrderRow & { number: string },
): Promise<string | null> {
  const [order] = await transaction
    .insert(orders)
    .values(row)
    .onConflictDoNothing({ target: orders.number })
    .returning({ id: orders.id })
  return order?.id ?? null
}

export async function insertConsignments(
  transaction: Database,
  rows: readonly NewConsignmentRow[],
): Promise<void> {
  await transaction.insert(orderConsignments).values([...rows])
}

export async function insertLines(transaction: Database, rows: readonly NewLineRow[]): Promise<void> {
  await transaction.insert(orderLines).values([...rows])
}

export async function insertHistory(transaction: Database, rows: readonly HistoryRow[]): Promise<void> {
  await transaction.insert(orderHistory).values([...rows])
}

const held = {
  id: orders.id,
  number: orders.number,
  clientId: orders.clientId,
  state: orders.state,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  reservedUntil: orders.reservedUntil,
  totalMinor: orders.totalMinor,
  refundedMinor: orders.refundedMinor,
  placedAt: orders.placedAt,
}

/** The order of this number, held until the transaction ends; of this client only, where one is named. */
export async function lockOrder(
  transaction: Database,
  { number, clientId }: { number: string; clientId?: string },
): Promise<HeldOrder | null> {
  const [row] = await transaction
    .select(held)
    .from(orders)
    .where(and(eq(orders.number, number), clientId === undefined ? undefined : eq(orders.clientId, clientId)))
    .for('update')
  return row ?? null
}

export async function lockOrderById(transaction: Database, id: string): Promise<HeldOrder | null> {
  const [row] = await transaction.select(held).from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

export async function updateOrder(
  transaction: Database,
  id: string,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await transaction.update(orders).set(change).where(eq(orders.id, id))
}

export async function updateConsignment(
  transaction: Database,
  id: string,
  change: Partial<typeof orderConsignments.$inferInsert>,
): Promise<void> {
  await transaction.update(orderConsignments).set(change).where(eq(orderConsignments.id, id))
}

export async function updateLineQuantity(transaction: Database, id: string, quantity: number): Promise<void> {
  await transaction.update(orderLines).set({ quantity }).where(eq(orderLines.id, id))
}

/** Unpaid orders whose time is over, the oldest first. */
export async function lapsedOrderNumbers(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database
    .select({ number: orders.number })
    .from(orders)
    .where(sql`${orders.reservedUntil} <= ${now.toISOString()}::timestamptz`)
    .orderBy(orders.reservedUntil)
    .limit(most)
  return rows.map(({ number }) => number)
}
