import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
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
    .where(cameBefore(before))
    .orderBy(asc(orderConsignments.deadlineAt))
    .limit(100)
}

/** How many parts have a deadline that came before this moment. */
export const countMissed = async (database: Database, before: Date): Promise<number> =>
  database.$count(orderConsignments, cameBefore(before))

const cameBefore = (moment: Date) =>
  lt(orderConsignments.deadlineAt, sql`${moment.toISOString()}::timestamptz`)
