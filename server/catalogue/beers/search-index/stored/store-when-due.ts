import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ChangeEvents } from '../../../../platform/database/change-events.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { openIndex, readCatalogue } from './open-index.ts'
import { createStoredIndex, type FilledIndex, type IndexPlace, type StoredIndex } from './stored-index.ts'

/** Opens the index of a process and stores it from time to time, for the next one. */
export type IndexStoring = {
  open: () => Promise<FilledIndex>
  begin: () => void
  end: () => void
}

type Storing = {
  place: IndexPlace
  database: Database
  changes: ChangeEvents
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** The index in use if all that was noticed is in it, null while it is not. */
  atRest: () => FilledIndex | null
  /** Has the whole catalogue read again. */
  readAgain: () => void
}

const minuteMs = 60_000
/** How old the stored index may grow: after changes of everything, after some, and in a quiet shop. */
const dueMs = { everything: minuteMs, some: 10 * minuteMs, nothing: 6 * 60 * minuteMs }
/** Processes look at different moments, so that the first one's mark tells the others. */
const lookMs = () => (0.75 + Math.random() / 2) * (minuteMs / 2)
/** However often an index was stored and taken up, its reading of the whole catalogue is no older. */
const readAgainMs = 24 * 60 * minuteMs
const restMs = 20

/** For a process that stores nothing. */
export const storesNothing = (database: Database): IndexStoring => ({
  open: () => readCatalogue(database),
  begin: () => {},
  end: () => {},
})

/** Stores into a place: after changes each ten minutes, in a quiet shop twice within what the change log holds. */
export function createIndexStoring(options: Storing): IndexStoring {
  const { place, database, changes, logger, atRest, readAgain } = options
  const stored = createStoredIndex(place, { database, logger })
  const age = followAge(changes, stored.isNotice)
  const stop = new AbortController()

  async function store(): Promise<void> {
    for (;;) {
      if (stop.signal.aborted) return
      const filled = atRest()
      if (filled !== null) return stored.store(filled, changes.position())
      await wait(restMs)
    }
  }

  function sayFailed(error: unknown): void {
    age.restart()
    logger.error({ err: error }, 'the search index could not be stored')
  }

  /** Announced once more, as the first notice came before the file was there. */
  const storeOpened = () => store().then(stored.announce).catch(sayFailed)

  async function storeDue(): Promise<void> {
    const filled = atRest()
    if (filled === null || !age.isDue()) return
    if (Date.now() - filled.readAt > readAgainMs) {
      await stored.announce()
      readAgain()
    }
    await store()
  }

  async function storeAgain(): Promise<void> {
    while (!stop.signal.aborted) {
      await wait(lookMs(), undefined, { signal: stop.signal, ref: false }).catch(() => {})
      await storeDue().catch(sayFailed)
    }
  }

  return {
    open: async () => {
      const opened = await openIndex({ database, place, stored, timesStored: age.times, storeOpened })
      if (opened.storedAt !== undefined) age.restart(opened.storedAt)
      return opened
    },
    begin: () => void storeAgain(),
    end: () => stop.abort(),
  }
}

/** What has changed since any process stored an index, as the change log tells it. */
function followAge(changes: ChangeEvents, isNotice: StoredIndex['isNotice']) {
  let storedAt = Number.NEGATIVE_INFINITY
  let changed: keyof typeof dueMs = 'nothing'
  let times = 0
  const restart = (at = Date.now()) => {
    storedAt = at
    changed = 'nothing'
  }
  changes.subscribe((event) => {
    const [about] = event.split(':', 1)
    if (isNotice(event)) {
      times += 1
      restart()
    } else if (about === 'catalogue') changed = 'everything'
    else if (changed === 'nothing' && (about === 'beer' || about === 'brewery')) changed = 'some'
  })
  return {
    isDue: () => Date.now() - storedAt > dueMs[changed],
    /** How often any process has said that it stores an index. */
    times: () => times,
    /** A stored index was taken up, or storing has failed: the next time is later. */
    restart,
  }
}
