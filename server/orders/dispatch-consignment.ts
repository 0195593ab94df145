import type { Database } from '../database/database.ts'
import { lineRows } from './order-read-queries.ts'
import { dispatchLines } from './order-stock.ts'

/** What a part of a locked order promised leaves the brewery. */
export async function dispatchConsignment(
  transaction: Database,
  consignmentId: string,
  now: Date,
): Promise<void> {
  await dispatchLines(transaction, await lineRows(transaction, [consignmentId]), { at: now, actor: null })
}
