import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { TradeState } from '../../../shared/trade/trade-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { tradeAccounts, tradeChanges } from './trade-tables.ts'

export type TradeAccountRow = typeof tradeAccounts.$inferSelect
export type TradeChangeRow = typeof tradeChanges.$inferSelect

export async function tradeAccountRow(database: Database, clientId: string): Promise<TradeAccountRow | null> {
  return (await tradeAccountRows(database, [clientId])).at(0) ?? null
}

export async function tradeAccountRows(
  database: Database,
  clientIds: readonly string[],
): Promise<TradeAccountRow[]> {
  if (clientIds.length === 0) return []
  return database
    .select()
    .from(tradeAccounts)
    .where(inArray(tradeAccounts.clientId, [...clientIds]))
}

/** The same, locked until the transaction ends. */
export async function lockedTradeAccount(
  transaction: Database,
  clientId: string,
): Promise<TradeAccountRow | null> {
  const [row] = await transaction
    .select()
    .from(tradeAccounts)
    .where(eq(tradeAccounts.clientId, clientId))
    .for('update')
  return row ?? null
}

/** The state of an account, which a hold does not change before the transaction ends; null for no account. */
export async function steadyTradeState(transaction: Database, clientId: string): Promise<TradeState | null> {
  const [row] = await steadyState(transaction, { clientId })
  return row?.state ?? null
}

const steadyState = preparedStatement<{ state: TradeState }>(sql`
  select ${tradeAccounts.state} from ${tradeAccounts}
  where ${tradeAccounts.clientId} = ${value('clientId', 'uuid')} for share`)

/** Gives a client an account in the state 'none'; one who has an account has it as before. */
export async function insertTradeAccount(transaction: Database, clientId: string): Promise<void> {
  await transaction.insert(tradeAccounts).values({ clientId }).onConflictDoNothing()
}

export async function updateTradeAccount(
  transaction: Database,
  clientId: string,
  change: Partial<Omit<TradeAccountRow, 'clientId'>>,
): Promise<void> {
  await transaction.update(tradeAccounts).set(change).where(eq(tradeAccounts.clientId, clientId))
}

export async function tradeChangeRow(database: Database, clientId: string): Promise<TradeChangeRow | null> {
  return (await tradeChangeRows(database, [clientId])).at(0) ?? null
}

export async function tradeChangeRows(
  database: Database,
  clientIds: readonly string[],
): Promise<TradeChangeRow[]> {
  if (clientIds.length === 0) return []
  return database
    .select()
    .from(tradeChanges)
    .where(inArray(tradeChanges.clientId, [...clientIds]))
}

export async function storeTradeChange(transaction: Database, change: TradeChangeRow): Promise<void> {
  await transaction
    .insert(tradeChanges)
    .values(change)
    .onConflictDoUpdate({ target: tradeChanges.clientId, set: change })
}

export async function deleteTradeChange(transaction: Database, clientId: string): Promise<void> {
  await transaction.delete(tradeChanges).where(eq(tradeChanges.clientId, clientId))
}

export type BuyerRow = {
  clientId: string
  state: TradeState
  businessName: string | null
  hasChange: boolean
}

const listLimit = 1000

/** Accounts in a state, or all that have applied; the longest waiting first, at most a thousand. */
export async function buyerRows(database: Database, state: TradeState | null): Promise<BuyerRow[]> {
  return database
    .select({
      clientId: tradeAccounts.clientId,
      state: tradeAccounts.state,
      businessName: tradeAccounts.businessName,
      hasChange: sql<boolean>`${tradeChanges.clientId} is not null`,
    })
    .from(tradeAccounts)
    .leftJoin(tradeChanges, eq(tradeChanges.clientId, tradeAccounts.clientId))
    .where(state === null ? sql`${tradeAccounts.state} <> 'none'` : eq(tradeAccounts.state, state))
    .orderBy(sql`${tradeAccounts.appliedAt} nulls last`, asc(tradeAccounts.clientId))
    .limit(listLimit)
}

/** Those of these clients whose account is in a state. */
export async function clientsInState(
  database: Database,
  { clientIds, state }: { clientIds: readonly string[]; state: TradeState },
): Promise<string[]> {
  const rows = await database
    .select({ clientId: tradeAccounts.clientId })
    .from(tradeAccounts)
    .where(and(inArray(tradeAccounts.clientId, [...clientIds]), eq(tradeAccounts.state, state)))
  return rows.map(({ clientId }) => clientId)
}
