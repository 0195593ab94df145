import type { Database } from '../../platform/database/database.ts'
import type { LedgerAccount } from './ledger-accounts.ts'
import { journalRows } from './journal-queries.ts'
import {
  accountBalanceRows,
  countOwners,
  type EntrySearch,
  foundEntryRows,
  ownerBalanceRows,
  sumFoundEntries,
} from './ledger-list-queries.ts'

export type { EntrySearch } from './ledger-list-queries.ts'

type Page = { limit: number; offset: number }

/** The accounts that have entries with their balances in pence and how many owners each has. */
export const listAccounts = (database: Database) => accountBalanceRows(database)

/** The owners of an account with their balances, the largest first, and how many there are. */
export async function listOwners(database: Database, wanted: Page & { account: LedgerAccount }) {
  return {
    rows: await ownerBalanceRows(database, wanted),
    total: await countOwners(database, wanted.account),
  }
}

/** All entries between two moments, the oldest first, those of one booking together. */
export const readJournal = (database: Database, wanted: { from: Date; until: Date; limit: number }) =>
  journalRows(database, wanted)

/** Entries of an account, the newest first, with how many fit and their sum. */
export async function searchEntries(database: Database, { limit, offset, ...search }: EntrySearch & Page) {
  return {
    rows: await foundEntryRows(database, { ...search, limit, offset }),
    ...(await sumFoundEntries(database, search)),
  }
}
