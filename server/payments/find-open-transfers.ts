import type { Database } from '../database/database.ts'
import { openTransferRows } from './transfer-queries.ts'

/** Shares of single payments that a brewery is still to be sent, by part, in pence: orders from before payouts. */
export async function findOpenTransfers(
  database: Database,
  breweryId: string,
): Promise<{ partId: string; amountMinor: number }[]> {
  return openTransferRows(database, breweryId)
}
