import { and, ilike, inArray, isNotNull } from 'drizzle-orm'
import type { TradeKind } from '../../shared/trade/trade-words.ts'
import type { Database } from '../database/database.ts'
import { tradeAccounts } from './trade-tables.ts'

/** Clients that one search finds at the most. */
const mostFound = 500

export async function businessNameRows(
  database: Database,
  clientIds: readonly string[],
): Promise<{ clientId: string; businessName: string | null; kind: TradeKind | null }[]> {
  return database
    .select({
      clientId: tradeAccounts.clientId,
      businessName: tradeAccounts.businessName,
      kind: tradeAccounts.kind,
    })
    .from(tradeAccounts)
    .where(and(inArray(tradeAccounts.clientId, [...clientIds]), isNotNull(tradeAccounts.businessName)))
}

/** Clients whose business has this in its name; `pattern` is one of LIKE. */
export async function clientsNamedLike(database: Database, pattern: string): Promise<string[]> {
  const rows = await database
    .select({ clientId: tradeAccounts.clientId })
    .from(tradeAccounts)
    .where(ilike(tradeAccounts.businessName, pattern))
    .limit(mostFound)
  return rows.map(({ clientId }) => clientId)
}
