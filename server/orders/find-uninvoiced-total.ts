import type { Database } from '../database/database.ts'
import { findUninvoiced } from '../ledger/read-on-account.ts'
import { waitingPartRows } from './uninvoiced-queries.ts'

/** What of a client's orders on account stands and is not invoiced yet, in pence: it uses the credit too (CRED-02). */
export async function findUninvoicedTotal(database: Database, clientId: string): Promise<number> {
  return (await findUninvoicedTotals(database, [clientId])).get(clientId) ?? 0
}

/** The same of several clients; those without any are missing. */
export async function findUninvoicedTotals(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clientIds.length === 0) return new Map()
  const totals = new Map<string, number>()
  for (const { clientId, totalMinor } of await findUninvoiced(
    database,
    await waitingPartRows(database, clientIds),
  ))
    totals.set(clientId, (totals.get(clientId) ?? 0) + totalMinor)
  return totals
}
