import type { TradeState } from '../../shared/trade/trade-words.ts'
import { findPublicClients } from '../accounts/find-public-clients.ts'
import type { Database } from '../database/database.ts'
import { buyerRows, type BuyerRow } from './trade-queries.ts'

/** Trade accounts for the staff, the longest waiting first; at most a thousand. */
export async function findBuyerAccounts(
  database: Database,
  state: TradeState | null,
): Promise<(BuyerRow & { email: string })[]> {
  const rows = await buyerRows(database, state)
  const clients = await findPublicClients(
    database,
    rows.map(({ clientId }) => clientId),
  )
  return rows.map((row) => ({ ...row, email: clients.get(row.clientId)?.email ?? '' }))
}
