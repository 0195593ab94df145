import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { orders } from '../order-tables.ts'
import { orderRefunds } from '../refund-tables.ts'
import type { RefundRow } from './refund-queries.ts'

const isAsked = eq(orderRefunds.state, 'asked')

/** Refunds that wait for a second person, the one that lapses first at the top. */
export async function askedRefundRows(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<RefundRow[]> {
  return database
    .select()
    .from(orderRefunds)
    .where(isAsked)
    .orderBy(asc(orderRefunds.askedAt), asc(orderRefunds.id))
    .limit(limit)
    .offset(offset)
}

export const countAskedRefunds = (database: Database): Promise<number> =>
  database.$count(orderRefunds, isAsked)

/** The numbers of orders by their ids. */
export async function orderNumbersOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
