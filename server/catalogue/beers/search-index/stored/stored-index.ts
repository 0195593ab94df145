import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  addMark,
  changesAtMost,
  type Mark,
  markSubject,
  readListedSince,
} from '../../../../platform/database/change-log-queries.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { MediaStore } from '../../../../platform/media/media-store.ts'
import { type BeerIndex, createBeerIndex } from '../beer-index.ts'
import { refreshBeerIndex, type Stale } from '../build-beer-index.ts'
import { packIndex, unpackHead, unpackIndex } from './pack-index.ts'

/** Where filled indexes are stored, for the next process that starts (docs/decisions/0002). */
export type IndexPlace = {
  store: Pick<MediaStore, 'put' | 'read'>
  /** The database that takes writes: marks of what is stored are rows of its change log. */
  primary: Database
  /** Of all code that an index is made by: what another code has made is not taken up. */
  readCodeKey: () => string
  /** Smaller catalogues are read in no time, by as many processes as like, and are not stored. */
  fewestBeers: number
  /** Whether other processes fill indexes from the same database. */
  isShared: boolean
}

export type FilledIndex = {
  index: BeerIndex
  /** When the whole catalogue was last read into it, or into the one that it was stored from. */
  readAt: number
  /** When it was stored, if it was taken up. */
  storedAt?: number
}

export type StoredIndex = {
  /** The index that was stored last, with what has changed since; null where it is not sure to be right. */
  load: () => Promise<FilledIndex | null>
  /** Stores an index that holds, at the moment of the call, all that was committed before the cursor. */
  store: (filled: FilledIndex, cursor: string) => Promise<void>
  /** Says in the change log that this process is about to store. */
  announce: () => Promise<void>
  /** Whether a notice of the change log says that an index of the same code is stored. */
  isNotice: (event: string) => boolean
}

type Head = { key: string; cursor: string; mark: Mark; readAt: number; storedAt: number }

/** A store that is away must not hold up a start for longer. */
const longestReadMs = 10_000
/** Versions that run beside each other seldom write the same file, and files stay few. */
const files = 8

/** Stores indexes and takes them up again. */
export function createStoredIndex(
  { store, primary, readCodeKey, fewestBeers }: IndexPlace,
  { database, logger }: { database: Database; logger: Pick<FastifyBaseLogger, 'info'> },
): StoredIndex {
  let known: string | null = null
  // Of the sources it is hashed, which a shop with few beers need not wait for.
  const keyOf = () =>
    (known ??= createHash('sha256')
      .update(`${readCodeKey()} ${process.version} ${process.arch}`)
      .digest('hex'))
  const nameOf = () => `search-index-${Number.parseInt(keyOf().slice(0, 8), 16) % files}`
  const newTopic = () => `${markSubject}:${keyOf()}:${randomUUID()}`

  async function load(): Promise<FilledIndex | null> {
    try {
      const filled = await take()
      if (typeof filled !== 'string') return filled
      logger.info({ reason: filled }, 'the stored search index is of no use')
    } catch (error) {
      logger.info({ err: error }, 'the stored search index cannot be read')
    }
    return null
  }

  /** The index, or why there is none. */
  async function take(): Promise<FilledIndex | string> {
    const bytes = await Promise.race([store.read(nameOf()), wait(longestReadMs, null, { ref: false })])
    if (bytes === null) return 'there is none'
    const head = unpackHead(bytes) as Head | null
    if (head === null) return 'it is damaged'
    if (head.key !== keyOf()) return 'it is of another version'
    const topics = await readListedSince(primary, head)
    if (topics === null) return 'the change log does not lead on from it'
    if (topics.includes('catalogue') || topics.length === changesAtMost) return 'too much has changed since'
    const columns = unpackIndex(bytes)
    if (columns === null) return 'it is damaged'
    const index = createBeerIndex(columns)
    await refreshBeerIndex(database, index, staleOf(topics))
    return { index, readAt: head.readAt, storedAt: head.storedAt }
  }

  return {
    load,
    store: async ({ index, readAt }, cursor) => {
      if (index.size() < fewestBeers) return
      const columns = index.copy()
      // After all that the copy holds: a database with the mark has that too.
      const mark = await addMark(primary, newTopic())
      const head: Head = { key: keyOf(), cursor, mark, readAt, storedAt: Date.now() }
      await store.put(nameOf(), await packIndex(head, columns), 'application/octet-stream')
    },
    announce: async () => void (await addMark(primary, newTopic())),
    isNotice: (event) =>
      event.startsWith(`${markSubject}:`) && event.startsWith(`${markSubject}:${keyOf()}:`),
  }
}

function staleOf(topics: readonly string[]): Stale {
  const idsOf = (subject: string) =>
    new Set(topics.filter((topic) => topic.startsWith(subject)).map((topic) => topic.slice(subject.length)))
  return { beers: idsOf('beer:'), breweries: idsOf('brewery:') }
}
