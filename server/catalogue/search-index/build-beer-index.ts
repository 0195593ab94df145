import type { Database } from '../../database/database.ts'
import { indexedFactsOf, type IndexedRow } from './indexed-facts.ts'
import { createBeerIndex, type BeerIndex } from './beer-index.ts'
import {
  readIndexedRowsAfter,
  readIndexedRowsByIds,
  readIndexedRowsOfBrewery,
} from './indexed-beer-queries.ts'

/** Beers a statement reads at the most. */
const batchSize = 2000

/** Reads the whole catalogue into a new index, letting others have the event loop after every batch. */
export async function buildBeerIndex(database: Database): Promise<BeerIndex> {
  const index = createBeerIndex()
  const read = (after: string | null) => readIndexedRowsAfter(database, after, batchSize)
  for await (const rows of batches(read)) {
    index.load(rows.map(indexedFactsOf))
    await new Promise(setImmediate)
  }
  await index.settle()
  return index
}

/** The ids of beers and of breweries to read again. */
export type Stale = { beers: Set<string>; breweries: Set<string> }

/** Reads stale rows from the database and updates the index. */
export async function refreshBeerIndex(
  database: Database,
  indexOf: () => BeerIndex,
  stale: Stale,
): Promise<void> {
  const ids = [...stale.beers]
  for (let at = 0; at < ids.length; at += batchSize) {
    const wanted = ids.slice(at, at + batchSize)
    const rows = await readIndexedRowsByIds(database, wanted)
    const found = new Set(rows.map((row) => row.id))
    for (const id of wanted) if (!found.has(id)) indexOf().remove(id)
    putRows(indexOf(), rows)
  }
  for (const breweryId of stale.breweries) {
    const read = (after: string | null) => readIndexedRowsOfBrewery(database, breweryId, after, batchSize)
    for await (const rows of batches(read)) putRows(indexOf(), rows)
  }
}

function putRows(index: BeerIndex, rows: readonly IndexedRow[]): void {
  for (const row of rows) index.put(indexedFactsOf(row))
}

/** Reads on while the rows before are worked on. */
async function* batches(read: (after: string | null) => Promise<IndexedRow[]>): AsyncGenerator<IndexedRow[]> {
  let next = read(null)
  for (;;) {
    const rows = await next
    const isLast = rows.length < batchSize
    if (!isLast) {
      next = read(rows.at(-1)!.id)
      // The caller that awaits it reports the error; this handler only prevents an unhandled rejection until then.
      next.catch(() => {})
    }
    yield rows
    if (isLast) return
  }
}
