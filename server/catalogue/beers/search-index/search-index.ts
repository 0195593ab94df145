import type { FastifyBaseLogger } from 'fastify'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import type { ChangeEvent, ChangeEvents } from '../../../platform/database/change-events.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refreshBeerIndex, renewBeerIndex, type Stale } from './build-beer-index.ts'
import type { BeerIndex } from './beer-index.ts'
import { keepTrying, pauseUnless } from './keep-trying.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { createIndexStoring, storesNothing } from './stored/store-when-due.ts'
import type { FilledIndex, IndexPlace } from './stored/stored-index.ts'
import { starting } from '../../../platform/errors/common-errors.ts'

/**
 * Answers every listing: which beers, in which order, how many, and how many each facet value would leave. Nothing outside
 * this folder knows that the index is in the process's memory (docs/decisions/0002).
 */
export type SearchIndex = {
  /** Throws RequestError 503 until the catalogue was read once. */
  search: (query: SearchQuery) => Promise<SearchResult>
  /** Whether the shop has beers under this value of a filter. */
  has: (filter: FacetName, value: string) => boolean
  /** Whether a beer has the word in its texts, or one that begins with it. */
  isWord: (word: string) => boolean
  isReady: () => boolean
  /** Settles once everything noticed so far can be seen. */
  whenFresh: () => Promise<void>
  /** Tells a notice again once what changed can be seen here. */
  subscribe: (listener: (onChange: ChangeEvent) => void) => void
  size: () => number
  close: () => Promise<void>
}

export type SearchIndexOptions = {
  database: Database
  changes: ChangeEvents
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Where filled indexes are stored for the next start; nowhere unless said. */
  place?: IndexPlace | null
}

/** Notices that come together are answered by one statement. */
const gatherMs = 10

/**
 * An index in this process's memory, taken up as it was stored or read from the database, and updated by change notices.
 * Is whole before it returns; if that fails it says so in the log and keeps trying.
 */
export async function createSearchIndex({
  database,
  changes,
  logger,
  place = null,
}: SearchIndexOptions): Promise<SearchIndex> {
  let index: BeerIndex | null = null
  /** When the whole catalogue was last read. */
  let readAt = 0
  let needsRebuild = true
  let stale: Stale = nothing()
  /** What changed while a rebuild was reading, and so may be missing in it. */
  let missed: Stale | null = null
  let rebuilding: Promise<void> | null = null
  let freshening: Promise<void> | null = null
  const listeners: ((onChange: ChangeEvent) => void)[] = []
  const stop = new AbortController()
  const firstBuild = Promise.withResolvers<void>()

  function onChange(text: ChangeEvent): void {
    if (stop.signal.aborted) return
    const [subject, id = ''] = text.split(':')
    if (subject === 'catalogue') needsRebuild = true
    if (subject === 'beer') for (const list of [stale, missed]) list?.beers.add(id)
    if (subject === 'brewery') for (const list of [stale, missed]) list?.breweries.add(id)
    if (needsRebuild)
      rebuilding ??= keepTrying('rebuilding the search index', rebuild, trying).finally(
        () => (rebuilding = null),
      )
    if (!isEmpty(stale)) {
      freshening ??= keepTrying('refreshing the search index', freshen, trying).finally(
        () => (freshening = null),
      )
    }
  }

  async function rebuild(): Promise<void> {
    while (needsRebuild && !stop.signal.aborted) {
      await pause(gatherMs)
      const startedAt = performance.now()
      needsRebuild = false
      missed = nothing()
      try {
        const filled = index === null ? await storing.open() : await renew(index)
        while (!isEmpty(missed)) {
          const late = missed
          missed = nothing()
          await refreshBeerIndex(database, filled.index, late)
        }
        ;({ index, readAt } = filled)
      } catch (error) {
        needsRebuild = true
        throw error
      } finally {
        missed = null
      }
      const ms = Math.round(performance.now() - startedAt)
      logger.info({ beers: index?.size(), ms }, 'the search index is built')
      emit(['catalogue'])
      // An import that changes everything again and again gets at most half of our time.
      if (needsRebuild) await pause(ms)
    }
  }

  async function renew(current: BeerIndex): Promise<FilledIndex> {
    const beganAt = Date.now()
    await renewBeerIndex(database, current)
    return { index: current, readAt: beganAt }
  }

  /** The index, if all that was noticed is in it. */
  function atRest(): FilledIndex | null {
    const isBusy = rebuilding !== null || freshening !== null || needsRebuild || !isEmpty(stale)
    return index === null || isBusy ? null : { index, readAt }
  }

  async function freshen(): Promise<void> {
    while (!isEmpty(stale) && !stop.signal.aborted) {
      await pause(gatherMs)
      const taken = stale
      stale = nothing()
      const current = index
      if (current === null) return
      try {
        await refreshBeerIndex(database, current, taken)
      } catch (error) {
        for (const id of taken.beers) stale.beers.add(id)
        for (const id of taken.breweries) stale.breweries.add(id)
        throw error
      }
      emit([
        ...[...taken.breweries].map((id) => `brewery:${id}`),
        ...[...taken.beers].map((id) => `beer:${id}`),
      ])
    }
  }

  async function whenFresh(): Promise<void> {
    if (rebuilding === null && freshening === null) return
    await Promise.all([rebuilding, freshening])
    await whenFresh()
  }

  function emit(events: readonly ChangeEvent[]): void {
    for (const text of events) for (const listener of listeners) listener(text)
  }

  const pause = (ms: number) => pauseUnless(stop.signal, ms)
  const trying = { signal: stop.signal, logger, onFailure: () => firstBuild.resolve() }

  const readAgain = () => onChange('catalogue')
  const storing =
    place === null
      ? storesNothing(database)
      : createIndexStoring({ place, database, changes, logger, atRest, readAgain })
  changes.subscribe(onChange)
  readAgain()
  await Promise.race([rebuilding, firstBuild.promise])
  storing.begin()

  return {
    search: async (query) => {
      if (index === null) throw starting()
      return index.search(query)
    },
    has: (filter, value) => index?.has(filter, value) ?? false,
    isWord: (word) => index?.isWord(word) ?? true,
    isReady: () => index !== null,
    whenFresh,
    subscribe: (listener) => listeners.push(listener),
    size: () => index?.size() ?? 0,
    close: async () => {
      stop.abort()
      storing.end()
      await Promise.all([rebuilding, freshening])
    },
  }
}

const nothing = (): Stale => ({ beers: new Set(), breweries: new Set() })
const isEmpty = (stale: Stale) => stale.beers.size === 0 && stale.breweries.size === 0
