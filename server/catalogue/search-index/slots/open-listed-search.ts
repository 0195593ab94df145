import type { ChangeEvent } from '../../../database/change-events.ts'
import { starting } from '../../../errors/common-errors.ts'
import { followCatalogue } from './follow-catalogue.ts'
import { keepTrying, pauseUnless } from '../keep-trying.ts'
import { indexCodeKey } from '../stored/index-place.ts'
import { searchListedBeers } from './search-listed-beers.ts'
import { createSlotCache } from './slot-cache.ts'
import type { SearchIndex, SearchIndexOptions } from '../search-index.ts'

/** Notices that come together are answered together. */
const gatherMs = 10
/** Between two looks at whether another process has brought the lists up to date. */
const busyMs = 200
/** The lists move on with the change log, also in a shop where nothing changes. */
const everyMs = 60_000
/** While processes of two versions run, each lists all beers by its own rules no more often than that. */
const ownRulesMs = 15 * 60_000
/** Of sets of slots; a million beers have some 40 MB of them. */
const maxBytes = 64 * 1024 * 1024
const subjects = new Set(['catalogue', 'beer', 'brewery'])

/**
 * The search index as rows of the database (docs/decisions/0120): this process holds what lists asked for of late.
 * Brings the rows up to date before it returns; if that fails it says so in the log and keeps trying.
 */
export async function openListedSearch({
  database,
  changes,
  logger,
  codeKey = indexCodeKey(),
}: SearchIndexOptions): Promise<SearchIndex> {
  const cache = createSlotCache({ maxBytes })
  const listeners: ((onChange: ChangeEvent) => void)[] = []
  const stop = new AbortController()
  const firstTry = Promise.withResolvers<void>()
  let noticed = new Set<ChangeEvent>()
  let isLooking = true
  let following: Promise<void> | null = null
  /** Null until the rows have been up to date once. */
  let beers: number | null = null
  /** When the rows were last compared with the rules of this code. */
  let comparedAt = Number.NEGATIVE_INFINITY

  function onChange(notice: ChangeEvent): void {
    if (stop.signal.aborted || !subjects.has(notice.split(':')[0]!)) return
    noticed.add(notice)
    begin()
  }

  function begin(): void {
    following ??= keepTrying('bringing the lists up to date', follow, {
      signal: stop.signal,
      logger,
      onFailure: () => firstTry.resolve(),
    }).finally(() => (following = null))
  }

  async function follow(): Promise<void> {
    while ((isLooking || noticed.size > 0) && !stop.signal.aborted) {
      await pauseUnless(stop.signal, gatherMs)
      const taken = noticed
      noticed = new Set()
      isLooking = false
      try {
        if (await followNow()) taken.add('catalogue')
      } catch (error) {
        isLooking = true
        for (const notice of taken) noticed.add(notice)
        throw error
      }
      for (const notice of taken) for (const listener of listeners) listener(notice)
    }
  }

  /** Whether lists that were shown may have changed as a whole. */
  async function followNow(): Promise<boolean> {
    // Lists by older rules are better than none, so these come after the first look.
    const listsAgain = beers !== null && performance.now() - comparedAt > ownRulesMs
    let followed = await followCatalogue(database, { codeKey, listsAgain })
    while (followed === 'busy') {
      await pauseUnless(stop.signal, busyMs)
      if (stop.signal.aborted) return false
      followed = await followCatalogue(database, { codeKey, listsAgain })
    }
    if (listsAgain) comparedAt = performance.now()
    const isFirst = beers === null
    if (isFirst) await cache.warm(database)
    else await cache.readOn(database)
    beers = cache.beers()
    if (isFirst) isLooking = true
    firstTry.resolve()
    return !isFirst && followed === 'listed all'
  }

  async function whenFresh(): Promise<void> {
    if (following === null) return
    await following
    await whenFresh()
  }

  const timer = setInterval(() => {
    isLooking = true
    begin()
  }, everyMs).unref()
  changes.subscribe(onChange)
  begin()
  await Promise.race([following, firstTry.promise])
  logger.info({ beers }, 'the lists are read from the database')

  return {
    search: async (query) => {
      if (beers === null) throw starting()
      return searchListedBeers({ database, cache }, query)
    },
    has: (facet, value) => cache.vocabulary.find(facet, value) !== undefined,
    isReady: () => beers !== null,
    whenFresh,
    subscribe: (listener) => listeners.push(listener),
    size: () => beers ?? 0,
    close: async () => {
      clearInterval(timer)
      stop.abort()
      await following
    },
  }
}
