import { setImmediate } from 'node:timers/promises'
import { changesAtOnce, readChangeCursor, readChangesSince } from '../../database/change-log-queries.ts'
import type { Database } from '../../database/database.ts'
import {
  readIndexedRowsAfter,
  readIndexedRowsByIds,
  readIndexedRowsOfBrewery,
} from './indexed-beer-queries.ts'
import { indexedFactsOf, type IndexedRow } from './indexed-facts.ts'
import { listFacts } from './list-facts.ts'
import {
  addListingState,
  deleteListedBeers,
  deleteUnusedWords,
  readListingState,
  readWronglyListed,
  tryLockListing,
  writeListingState,
} from './listed-beer-queries.ts'

/** Beers a statement reads or deletes at the most. */
const batchSize = 2000
const listingLock = 4_120_120
/** The change log no longer reaches back so far with certainty (server/database/change-events.ts). */
const behindSeconds = 5 * 60
/** A quiet shop moves the cursor on all the same, so that its next change is read from the log. */
const movesOnSeconds = 60

/**
 * Brings listed_beers up to date with all that is committed: by the change log from where any process left it, or from
 * all beers where the log does not reach back so far. False, and nothing done, while another process is at it.
 */
export function followCatalogue(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await tryLockListing(transaction, listingLock))) return false
    await addListingState(transaction)
    const { seen, seconds } = await readListingState(transaction)
    const read = seen === null || seconds > behindSeconds ? null : await readChangesSince(transaction, seen)
    const topics = read?.topics ?? null
    if (topics === null || topics.length === changesAtOnce || topics.includes('catalogue')) {
      const cursor = read?.cursor ?? (await readChangeCursor(transaction))
      await listAll(transaction)
      await writeListingState(transaction, cursor)
    } else {
      await listChanged(transaction, topics)
      if (topics.length > 0 || seconds > movesOnSeconds) await writeListingState(transaction, read!.cursor)
    }
    return true
  })
}

async function listAll(transaction: Database): Promise<void> {
  await listBatches(transaction, (after) => readIndexedRowsAfter(transaction, after, batchSize))
  for (;;) {
    const gone = await readWronglyListed(transaction, batchSize)
    if (gone.length > 0) await deleteListedBeers(transaction, gone)
    if (gone.length < batchSize) break
  }
  await deleteUnusedWords(transaction)
}

async function listChanged(transaction: Database, topics: readonly string[]): Promise<void> {
  const idsOf = (subject: string) => [
    ...new Set(
      topics.filter((topic) => topic.startsWith(subject)).map((topic) => topic.slice(subject.length)),
    ),
  ]
  const beers = idsOf('beer:')
  if (beers.length > 0) {
    const rows = await readIndexedRowsByIds(transaction, beers)
    const found = new Set(rows.map(({ id }) => id))
    const gone = beers.filter((id) => !found.has(id))
    if (gone.length > 0) await deleteListedBeers(transaction, gone)
    await listFacts(transaction, rows.map(indexedFactsOf))
  }
  for (const breweryId of idsOf('brewery:'))
    await listBatches(transaction, (after) =>
      readIndexedRowsOfBrewery(transaction, breweryId, after, batchSize),
    )
}

async function listBatches(
  transaction: Database,
  read: (after: string | null) => Promise<IndexedRow[]>,
): Promise<void> {
  let rows = await read(null)
  for (;;) {
    await listFacts(transaction, rows.map(indexedFactsOf))
    if (rows.length < batchSize) return
    await setImmediate()
    rows = await read(rows.at(-1)!.id)
  }
}
