import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { TradeKind, TradeState } from '../../../shared/trade/trade-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { tradeAccounts, tradeWords } from './trade-tables.ts'

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

/** Clients whose business has these words in its name; the index has those of its numbers too. */
export async function clientsNamed(database: Database, query: string): Promise<string[]> {
  const rows = await database
    .select({ clientId: tradeAccounts.clientId })
    .from(tradeAccounts)
    .where(
      and(holdsWords(tradeWords, query), holdsWords(sql`words_of(${tradeAccounts.businessName})`, query)),
    )
    .limit(mostFound)
  return rows.map(({ clientId }) => clientId)
}

/** The states of these clients' trade accounts. */
export async function tradeStateRows(
  database: Database,
  clientIds: readonly string[],
): Promise<{ clientId: string; state: TradeState }[]> {
  return database
    .select({ clientId: tradeAccounts.clientId, state: tradeAccounts.state })
    .from(tradeAccounts)
    .where(inArray(tradeAccounts.clientId, [...clientIds]))
}
