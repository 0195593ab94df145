import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** Parts whose deadline came before this moment. */
export async function missedDeadlineRows(database: Database, before: Date) {
  return database
    .select({
      number: orders.number,
      brewery: orderConsignments.breweryName,
      at: orderConsignments.deadlineAt,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(lt(orderConsignments.deadlineAt, sql`${before.toISOString()}::timestamptz`))
    .orderBy(asc(orderConsignments.deadlineAt))
    .limit(100)
}
