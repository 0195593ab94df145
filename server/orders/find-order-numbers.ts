import type { Database } from '../database/database.ts'
import { readOrderNumber } from './order-number.ts'
import { orderRow } from './order-read-queries.ts'
import { orderNumbersOf } from './refunds/asked-refund-queries.ts'

/** The numbers of orders by their ids; one that is gone is missing. */
export const findOrderNumbers = (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => orderNumbersOf(database, ids)

/** The id of the order that a number names, in any writing; null for none. */
export async function findOrderId(database: Database, typed: string): Promise<string | null> {
  const number = readOrderNumber(typed)
  const row = number === null ? null : await orderRow(database, null, number)
  return row?.id ?? null
}
