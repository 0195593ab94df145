import type { Database } from '../../../server/platform/database/database.ts'
import { tradeAccounts } from '../../../server/parties/trade-accounts/trade-tables.ts'

/** Gives these clients an approved trade account, as every buyer has who orders. */
export async function approveClients(database: Database, clientIds: readonly string[]): Promise<void> {
  const rows = clientIds.map((clientId) => ({
    clientId,
    state: 'approved' as const,
    businessName: 'The Tap Ltd',
    kind: 'pub' as const,
    licenceNumber: 'PL-2041',
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await database
      .insert(tradeAccounts)
      .values(rows.slice(at, at + 1000))
      .onConflictDoUpdate({ target: tradeAccounts.clientId, set: { state: 'approved' } })
}
