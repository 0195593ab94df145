import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import {
  deleteNoughts,
  foldChanges,
  ownerCounterRows,
  counterFaultRows,
  counterRows,
} from './counter-queries.ts'

/** Changes that one transaction folds at the most. */
const foldedAtOnce = 10_000

/** Lists whose rows triggers counter, and sums of money that they keep in the same way. */
export type TalliedList =
  | 'order_standings'
  | 'brewery_parts'
  | 'catalogue_changes'
  | 'containers_at_pubs'
  | 'cells_at_pubs'
  | 'fees'
  | 'payouts'
  | 'documents'
  | 'disputes'
  | 'refunds'
  | 'audit_entries'
  | 'reviews'
  | 'worklist'
/** Of one owner, '' for the shop, or of all owners together. */
type Counter = { list: TalliedList; owner: string | null }

/** The sums of a list by key, as committed changes left them and without zeros; `shownAs` may join keys to one. */
export async function readCounter(
  database: Database,
  counter: Counter,
  shownAs: SQL = sql`key`,
): Promise<ReadonlyMap<string, number>> {
  const rows = await counterRows(database, counter, shownAs)
  return new Map(rows.filter(({ total }) => total !== 0).map(({ key, total }) => [key, total]))
}

/** All rows of a list, or those of one key. */
export async function countTallied(database: Database, tally: Counter, key?: string): Promise<number> {
  const sums = await readCounter(database, tally)
  return key === undefined ? [...sums.values()].reduce((all, sum) => all + sum, 0) : (sums.get(key) ?? 0)
}

/** The rows of each of these owners under any of these keys; owners without any are missing. */
export async function countTalliedOf(
  database: Database,
  list: TalliedList,
  { owners, keys }: { owners: readonly string[]; keys: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = owners.length === 0 ? [] : await ownerCounterRows(database, list, { owners, keys })
  return new Map(rows.filter(({ total }) => total !== 0).map(({ owner, total }) => [owner, total]))
}

/** Where a list's counter differs from `counted`, a statement of owner, key and total, in words; at most twenty. */
export async function findCounterFaults(
  database: Database,
  list: TalliedList,
  counted: SQL,
): Promise<string[]> {
  const rows = await counterFaultRows(database, list, counted)
  return rows.map(
    ({ owner, key, ...sums }) => `${list} ${owner} ${key}: ${sums.tallied} tallied, ${sums.counted} counted.`,
  )
}

/** Folds the changes of all lists, so that a counter stays a few rows. */
export async function foldCounters(database: Database): Promise<void> {
  let folded = foldedAtOnce
  while (folded === foldedAtOnce)
    folded = await database.transaction(async (transaction) => {
      const changes = await foldChanges(transaction, foldedAtOnce)
      await deleteNoughts(transaction)
      return changes
    })
}
