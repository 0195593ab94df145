import type { Database } from '../database/database.ts'
import { businessNameRows, clientsNamedLike } from './business-name-queries.ts'

/** The businesses of these clients by client; those who never stated one are missing. */
export async function findBusinessNames(
  database: Database,
  clientIds: readonly string[],
): Promise<Map<string, string>> {
  if (clientIds.length === 0) return new Map()
  const rows = await businessNameRows(database, [...new Set(clientIds)])
  return new Map(rows.map(({ clientId, businessName }) => [clientId, businessName ?? '']))
}

/** Clients whose business has a pattern of LIKE in its name; at most five hundred. */
export async function findClientsByBusiness(database: Database, pattern: string): Promise<string[]> {
  return clientsNamedLike(database, pattern)
}
