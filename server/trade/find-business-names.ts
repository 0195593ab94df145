import type { TradeKind } from '../../shared/trade/trade-words.ts'
import type { Database } from '../database/database.ts'
import { businessNameRows, clientsNamed } from './business-name-queries.ts'

/** The businesses of these clients by client; those who never stated one are missing. */
export async function findBusinessNames(
  database: Database,
  clientIds: readonly string[],
): Promise<Map<string, string>> {
  if (clientIds.length === 0) return new Map()
  const rows = await businessNameRows(database, [...new Set(clientIds)])
  return new Map(rows.map(({ clientId, businessName }) => [clientId, businessName ?? '']))
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
