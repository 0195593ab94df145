import { and, count, countDistinct, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { LedgerAccount, LedgerEvent } from './ledger-accounts.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

type Page = { limit: number; offset: number }
export type EntrySearch = {
  account: LedgerAccount
  owner?: string | undefined
  event?: LedgerEvent | undefined
  orderId?: string | undefined
  /** Its end left out. */
  from?: Date | undefined
  until?: Date | undefined
}

const balance = sql`coalesce(sum(${ledgerEntries.amountMinor}), 0)`
const balanceMinor = sql<number>`${balance}`.mapWith(Number)

/** The accounts that have entries, each with its balance and its owners. */
export async function accountBalanceRows(
  database: Database,
): Promise<{ account: LedgerAccount; balanceMinor: number; owners: number }[]> {
  return database
    .select({
      account: ledgerEntries.account,
      balanceMinor,
      owners: sql<number>`count(distinct nullif(${ledgerEntries.owner}, ''))`.mapWith(Number),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.account)
}

/** The owners of an account, the largest balance of either sign first. */
export async function ownerBalanceRows(
  database: Database,
  { account, limit, offset }: Page & { account: LedgerAccount },
): Promise<{ owner: string; balanceMinor: number }[]> {
  return database
    .select({ owner: ledgerEntries.owner, balanceMinor })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), ne(ledgerEntries.owner, '')))
    .groupBy(ledgerEntries.owner)
    .orderBy(desc(sql`abs(${balance})`), ledgerEntries.owner)
    .limit(limit)
    .offset(offset)
}

export async function countOwners(database: Database, account: LedgerAccount): Promise<number> {
  const [row] = await database
    .select({ total: countDistinct(ledgerEntries.owner) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), ne(ledgerEntries.owner, '')))
  return row!.total
}

/** The entries that fit, the newest first. */
export async function foundEntryRows(database: Database, { limit, offset, ...search }: EntrySearch & Page) {
  return database
    .select({
      bookingId: ledgerTransactions.id,
      isCorrected: sql<boolean>`exists (select 1 from ${ledgerTransactions} as undone where undone.key = 'reversal:' || ${ledgerTransactions}.key)`,
      bookedAt: ledgerTransactions.bookedAt,
      event: ledgerTransactions.event,
      owner: ledgerEntries.owner,
      orderId: ledgerTransactions.orderId,
      reason: ledgerTransactions.reason,
      actor: ledgerTransactions.actor,
      amountMinor: ledgerEntries.amountMinor,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(fitting(search))
    .orderBy(desc(ledgerTransactions.bookedAt), desc(ledgerTransactions.id), ledgerEntries.position)
    .limit(limit)
    .offset(offset)
}

/** How many entries fit, and their sum in pence. */
export async function sumFoundEntries(
  database: Database,
  search: EntrySearch,
): Promise<{ total: number; sumMinor: number }> {
  const [row] = await database
    .select({ total: count(), sumMinor: balanceMinor })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(fitting(search))
  return row!
}

function fitting({ account, owner, event, orderId, from, until }: EntrySearch) {
  return and(
    eq(ledgerEntries.account, account),
    owner === undefined ? undefined : eq(ledgerEntries.owner, owner),
    event && eq(ledgerTransactions.event, event),
    orderId === undefined ? undefined : eq(ledgerTransactions.orderId, orderId),
    from && gte(ledgerTransactions.bookedAt, sql`${from.toISOString()}::timestamptz`),
    until && lt(ledgerTransactions.bookedAt, sql`${until.toISOString()}::timestamptz`),
  )
}
