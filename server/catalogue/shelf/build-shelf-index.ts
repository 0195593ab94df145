import type { Database } from '../../database/connect.ts'
import { shelfFactsOf, type ShelfRow } from './shelf-facts.ts'
import { createShelfIndex, type ShelfIndex } from './shelf-index.ts'
import { readShelfRowsAfter, readShelfRowsByIds, readShelfRowsOfBrewery } from './shelf-queries.ts'

/** Beers a statement reads at the most. */
const batchSize = 2000

/** Reads the whole catalogue into a new index, letting others have the event loop after every batch. */
export async function buildShelfIndex(database: Database): Promise<ShelfIndex> {
  const index = createShelfIndex()
  const read = (after: string | null) => readShelfRowsAfter(database, after, batchSize)
  for await (const rows of batches(read)) {
    index.load(rows.map(shelfFactsOf))
    await new Promise(setImmediate)
  }
  await index.settle()
  return index
}

/** What has to be read anew; ids of beers and of breweries. */
export type Stale = { beers: Set<string>; breweries: Set<string> }

/** Reads what is stale from the database and brings it up to date in the index. */
export async function freshenShelfIndex(
  database: Database,
  indexOf: () => ShelfIndex,
  stale: Stale,
): Promise<void> {
  const ids = [...stale.beers]
  for (let at = 0; at < ids.length; at += batchSize) {
    const wanted = ids.slice(at, at + batchSize)
    const rows = await readShelfRowsByIds(database, wanted)
    const found = new Set(rows.map((row) => row.id))
    for (const id of wanted) if (!found.has(id)) indexOf().remove(id)
    putRows(indexOf(), rows)
  }
  for (const breweryId of stale.breweries) {
    const read = (after: string | null) => readShelfRowsOfBrewery(database, breweryId, after, batchSize)
    for await (const rows of batches(read)) putRows(indexOf(), rows)
  }
}

function putRows(index: ShelfIndex, rows: readonly ShelfRow[]): void {
  for (const row of rows) index.put(shelfFactsOf(row))
}

/** Reads on while the rows before are worked on. */
async function* batches(read: (after: string | null) => Promise<ShelfRow[]>): AsyncGenerator<ShelfRow[]> {
  let next = read(null)
  for (;;) {
    const rows = await next
    const isLast = rows.length < batchSize
    if (!isLast) {
      next = read(rows.at(-1)!.id)
      // Reported where it is awaited; until then nobody else would.
      next.catch(() => {})
    }
    yield rows
    if (isLast) return
  }
}
