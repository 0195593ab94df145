import type { Database } from '../database/database.ts'
import { findUninvoiced } from '../ledger/read-on-account.ts'
import { waitingPartRows } from './uninvoiced-queries.ts'

/** What of a client's orders on account stands and is not invoiced yet, in pence: it uses the credit too (CRED-02). */
export async function findUninvoicedTotal(database: Database, clientId: string): Promise<number> {
  const waiting = await findUninvoiced(database, await waitingPartRows(database, clientId))
  return waiting.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
}
