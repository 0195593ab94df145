import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteNoughts, foldChanges, tallyFaultRows, tallyRows } from './tally-queries.ts'

/** Changes that one transaction folds at the most. */
const foldedAtOnce = 10_000

/** Lists whose rows triggers tally, and sums of money that they keep in the same way. */
export type TalliedList =
  | 'order_standings'
  | 'brewery_parts'
  | 'catalogue_changes'
  | 'containers_at_pubs'
  | 'cells_at_pubs'
  | 'fees'
type Tally = { list: TalliedList; owner: string }

/** The sums of a list by key, as committed changes left them and without noughts; `shownAs` may join keys to one. */
export async function readTally(
  database: Database,
  tally: Tally,
  shownAs: SQL = sql`key`,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tallyRows(database, tally, shownAs)
  return new Map(rows.filter(({ total }) => total !== 0).map(({ key, total }) => [key, total]))
}

/** Where a list's tally differs from `counted`, a statement of owner, key and total, in words; at most twenty. */
export async function findTallyFaults(
  database: Database,
  list: TalliedList,
  counted: SQL,
): Promise<string[]> {
  const rows = await tallyFaultRows(database, list, counted)
  return rows.map(
    ({ owner, key, ...sums }) => `${list} ${owner} ${key}: ${sums.tallied} tallied, ${sums.counted} counted.`,
  )
}

/** Folds the changes of all lists, so that a tally stays a few rows. */
export async function foldTallies(database: Database): Promise<void> {
  let folded = foldedAtOnce
  while (folded === foldedAtOnce)
    folded = await database.transaction(async (transaction) => {
      const changes = await foldChanges(transaction, foldedAtOnce)
      await deleteNoughts(transaction)
      return changes
    })
}
