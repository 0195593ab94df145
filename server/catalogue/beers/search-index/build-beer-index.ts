import type { Database } from '../../../platform/database/database.ts'
import { indexedFactsOf, type IndexedRow } from './indexed-facts.ts'
import { type BeerIndex, createBeerIndex } from './beer-index.ts'
import {
  readIndexedRowsAfter,
  readIndexedRowsByIds,
  readIndexedRowsOfBrewery,
} from './indexed-beer-queries.ts'

/** Beers a statement reads at the most. */
const batchSize = 2000

/** Beers that are worked on before others have the event loop. */
const atOnce = 250

/** Reads the whole catalogue into a new index. */
export async function buildBeerIndex(database: Database): Promise<BeerIndex> {
  const index = createBeerIndex()
  for await (const { facts } of readCatalogue(database)) index.load(facts)
  await index.settle()
  return index
}

/**
 * Brings an index up to date with the whole catalogue where it is, answering meanwhile: a new one beside it would take
 * as much memory again.
 */
export async function renewBeerIndex(database: Database, index: BeerIndex): Promise<void> {
  let end: string | null = null
  for await (const { facts, after, last } of readCatalogue(database)) {
    index.putBetween(facts, after, last)
    end = last
  }
  index.putBetween([], end, null)
}

/** All beers by their ids, some at a time, and those after one id up to another; others have the event loop in between. */
async function* readCatalogue(database: Database) {
  let after: string | null = null
  for await (const rows of batches((id) => readIndexedRowsAfter(database, id, batchSize))) {
    for (let at = 0; at < rows.length; at += atOnce) {
      const facts = rows.slice(at, at + atOnce).map(indexedFactsOf)
      const last = facts.at(-1)!.id
      yield { facts, after, last }
      after = last
      await new Promise(setImmediate)
    }
  }
}

/** The ids of beers and of breweries to read again. */
export type Stale = { beers: Set<string>; breweries: Set<string> }

/** Reads stale rows from the database and updates the index. */
export async function refreshBeerIndex(database: Database, index: BeerIndex, stale: Stale): Promise<void> {
  const ids = [...stale.beers]
  for (let at = 0; at < ids.length; at += batchSize) {
    const wanted = ids.slice(at, at + batchSize)
    const rows = await readIndexedRowsByIds(database, wanted)
    const found = new Set(rows.map((row) => row.id))
    for (const id of wanted) if (!found.has(id)) index.remove(id)
    putRows(index, rows)
  }
  for (const breweryId of stale.breweries) {
    const read = (after: string | null) => readIndexedRowsOfBrewery(database, breweryId, after, batchSize)
    for await (const rows of batches(read)) putRows(index, rows)
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
