import type { TradeKind, TradeState } from '../../../shared/trade/trade-words.ts'
import { findRetainedClients } from '../../identity/accounts/retain-client.ts'
import type { Database } from '../../platform/database/database.ts'
import { businessNameRows, clientsNamed, tradeStateRows } from './business-name-queries.ts'

/** The businesses of these clients by client; those who never stated one are missing, and who left without debts. */
export async function findBusinessNames(
  database: Database,
  clientIds: readonly string[],
): Promise<Map<string, string>> {
  if (clientIds.length === 0) return new Map()
  const rows = await businessNameRows(database, [...new Set(clientIds)])
  const names = new Map(rows.map(({ clientId, businessName }) => [clientId, businessName ?? '']))
  const missing = clientIds.filter((id) => !names.has(id))
  for (const { clientId, name } of (await findRetainedClients(database, missing)).values())
    names.set(clientId, name)
  return names
}

/** The same with what kind of business each is. */
export async function findBusinesses(
  database: Database,
  clientIds: readonly string[],
): Promise<Map<string, { name: string; kind: TradeKind | null }>> {
  if (clientIds.length === 0) return new Map()
  const rows = await businessNameRows(database, [...new Set(clientIds)])
  return new Map(
    rows.map(({ clientId, businessName, kind }) => [clientId, { name: businessName ?? '', kind }]),
  )
}

/** Clients whose business has these words in its name (typedWords); at most five hundred. */
export async function findClientsByBusiness(database: Database, query: string): Promise<string[]> {
  return clientsNamed(database, query)
}

/** The states of the trade accounts of these clients; those without an account are missing. */
export async function findTradeStates(
  database: Database,
  clientIds: readonly string[],
): Promise<Map<string, TradeState>> {
  if (clientIds.length === 0) return new Map()
  const rows = await tradeStateRows(database, clientIds)
  return new Map(rows.map(({ clientId, state }) => [clientId, state]))
}
