import { and, count, eq, isNotNull, min } from 'drizzle-orm'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments } from './order-tables.ts'

/** Parts by state of which breweries know: those of orders that are paid or invoiced. */
export async function countOpenParts(database: Database): Promise<Map<OrderState, number>> {
  const rows = await database
    .select({ state: orderConsignments.state, parts: count() })
    .from(orderConsignments)
    .where(isNotNull(orderConsignments.dispatchOn))
    .groupBy(orderConsignments.state)
  return new Map(rows.map(({ state, parts }) => [state, parts]))
}

/** Since when the part waits that has waited longest for its brewery's answer. */
export async function oldestUnanswered(database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ since: min(orderConsignments.stateSince) })
    .from(orderConsignments)
    .where(and(eq(orderConsignments.state, 'placed'), isNotNull(orderConsignments.stateSince)))
  return row?.since ? new Date(row.since) : null
}
