import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { orderConsignments, orderLines, orders } from './order-tables.ts'

/** Rows of one client's year at most. */
const mostRows = 5000

const monthOf = sql<string>`to_char(${orders.placedAt} at time zone 'Europe/London', 'YYYY-MM')`

/** What a client ordered since a month and was paid or is owed for. */
const isOrdered = (clientId: string, since: string) =>
  and(
    eq(orders.clientId, clientId),
    isNotNull(orderConsignments.stateSince),
    notInArray(orderConsignments.state, ['cancelled', 'refused']),
    sql`${monthOf} >= ${since}`,
  )

/** Pence with VAT by month and brewery, less what was given back. */
export async function spendRows(
  database: Database,
  clientId: string,
  since: string,
): Promise<{ month: string; name: string; minor: number }[]> {
  const name = sql<string>`coalesce(${orderConsignments.breweryName}, 'Dray')`
  return database
    .select({
      month: monthOf,
      name,
      minor: sql<number>`sum(${orderConsignments.totalMinor} - ${orderConsignments.creditedMinor})::float8`,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(isOrdered(clientId, since))
    .groupBy(monthOf, name)
    .limit(mostRows)
}

/** Units by item. */
export async function drunkRows(
  database: Database,
  clientId: string,
  since: string,
): Promise<{ itemId: string; variantLabel: string | null; volumeMl: number | null; units: number }[]> {
  const { itemId, variantLabel, volumeMl, quantity, kind } = orderLines
  return database
    .select({ itemId, variantLabel, volumeMl, units: sql<number>`sum(${quantity})::float8` })
    .from(orderLines)
    .innerJoin(orderConsignments, eq(orderConsignments.id, orderLines.consignmentId))
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(and(isOrdered(clientId, since), eq(kind, 'variant')))
    .groupBy(itemId, variantLabel, volumeMl)
    .limit(mostRows)
}
