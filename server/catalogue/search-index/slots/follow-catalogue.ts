import { setImmediate } from 'node:timers/promises'
import { changesAtOnce, readChangeCursor, readChangesSince } from '../../../database/change-log-queries.ts'
import type { Database } from '../../../database/database.ts'
import {
  readIndexedRowsByBrewery,
  readIndexedRowsByIds,
  readIndexedRowsOfBrewery,
} from '../indexed-beer-queries.ts'
import { indexedFactsOf, type IndexedRow } from '../indexed-facts.ts'
import { createSlotWriter, type SlotWriter } from './list-facts.ts'
import {
  addSlotState,
  analyseSlots,
  deleteUnusedWords,
  readSlotState,
  readWronglyListed,
  tryLockListing,
  writeSeen,
} from './slot-write-queries.ts'

/** Beers a statement reads at the most. */
const batchSize = 2000
/** Slots in which a statement looks for beers that are gone. */
const slotsAtOnce = 20_000
const listingLock = 4_120_120
/** The change log no longer reaches back so far with certainty (server/database/change-events.ts). */
const behindSeconds = 5 * 60
/** A quiet shop moves the cursor on all the same, so that its next change is read from the log. */
const movesOnSeconds = 60

type Following = {
  /** Of all code that decides what a beer is listed under. */
  codeKey: string
  /** Whether beers that other code has listed are listed again. */
  listsAgain: boolean
}

type Followed = 'busy' | 'read on' | 'listed all'

/**
 * Brings the rows of lists up to date with all that is committed: by the change log from where any process left it, or
 * from all beers where the log does not reach back so far. Does nothing while another process is at it.
 */
export function followCatalogue(database: Database, { codeKey, listsAgain }: Following): Promise<Followed> {
  return database.transaction(async (transaction) => {
    if (!(await tryLockListing(transaction, listingLock))) return 'busy'
    await addSlotState(transaction)
    const { seen, seconds, codeKey: listedBy } = await readSlotState(transaction)
    const isOutdated = listsAgain && listedBy !== codeKey
    const read =
      seen === null || isOutdated || seconds > behindSeconds
        ? null
        : await readChangesSince(transaction, seen)
    const topics = read?.topics ?? null
    if (topics === null || topics.length === changesAtOnce || topics.includes('catalogue')) {
      const cursor = read?.cursor ?? (await readChangeCursor(transaction))
      await listAll(transaction)
      await writeSeen(transaction, cursor, codeKey)
      return 'listed all'
    }
    if (topics.length > 0) await listChanged(transaction, topics)
    const by = topics.length === 0 || listedBy === codeKey ? listedBy : ''
    if (topics.length > 0 || seconds > movesOnSeconds) await writeSeen(transaction, read!.cursor, by)
    return 'read on'
  })
}

/** Beers of a brewery come one after the other, so that their slots are neighbours. */
async function listAll(transaction: Database): Promise<void> {
  const writer = await createSlotWriter(transaction)
  await listBatches(writer, (after) => readIndexedRowsByBrewery(transaction, after, batchSize))
  const { slots } = await readSlotState(transaction)
  for (let from = 0; from < slots; from += slotsAtOnce) {
    const gone = await readWronglyListed(transaction, { from, to: from + slotsAtOnce })
    if (gone.length > 0) await writer.remove(gone)
  }
  const { hasChanged, hasLostWords } = await writer.finish()
  if (hasLostWords) await deleteUnusedWords(transaction)
  if (hasChanged) await analyseSlots(transaction)
}

async function listChanged(transaction: Database, topics: readonly string[]): Promise<void> {
  const idsOf = (subject: string) => [
    ...new Set(
      topics.filter((topic) => topic.startsWith(subject)).map((topic) => topic.slice(subject.length)),
    ),
  ]
  const writer = await createSlotWriter(transaction)
  const beers = idsOf('beer:')
  if (beers.length > 0) {
    const rows = await readIndexedRowsByIds(transaction, beers)
    const found = new Set(rows.map(({ id }) => id))
    const gone = beers.filter((id) => !found.has(id))
    if (gone.length > 0) await writer.remove(gone)
    await writer.list(rows.map(indexedFactsOf))
  }
  for (const breweryId of idsOf('brewery:'))
    await listBatches(writer, (after) =>
      readIndexedRowsOfBrewery(transaction, breweryId, after?.id ?? null, batchSize),
    )
  await writer.finish()
}

async function listBatches(
  writer: SlotWriter,
  read: (after: IndexedRow | null) => Promise<IndexedRow[]>,
): Promise<void> {
  let rows = await read(null)
  for (;;) {
    await writer.list(rows.map(indexedFactsOf))
    if (rows.length < batchSize) return
    await setImmediate()
    rows = await read(rows.at(-1)!)
  }
}
