import type { TradeState } from '../../../shared/trade/trade-words.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { buyerRows, type BuyerRow, clientsInState } from './trade-queries.ts'

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

/** Those of these clients whose trade account is on hold. */
export async function findClientsOnHold(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set()
  return new Set(await clientsInState(database, { clientIds, state: 'on_hold' }))
}
