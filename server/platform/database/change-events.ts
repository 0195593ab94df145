import { type ChangeCursor, changesAtOnce, readChangeCursor, readChangesSince } from './change-log-queries.ts'
import type { Connection, Database } from './database.ts'

/**
 * What changed: `beer:<id>`, `stock:<id>`, `brewery:<id>`, or a whole subject. Triggers write it into the table
 * `changes`, so every writer does (docs/decisions/0036).
 */
export type ChangeEvent = string
export type ChangeEvents = {
  subscribe: (listener: (event: ChangeEvent) => void) => void
  /** False once reading has failed for some seconds: what this process shows may be old. */
  isFresh: () => boolean
  /** Up to where the listeners were notified. */
  position: () => ChangeCursor
  /** Call it with each visit and command: without one for a minute the log is read less often, and at once with the next. */
  noteRequest: () => void
  /** Whether there was none for a minute. */
  isQuiet: () => boolean
  /** Ends the pause before the next read, as this process has just written. */
  readNow: () => void
}

/** Between two reads; what people see is at most so much older than the database. */
const pauseMs = 100
/**
 * The same while no one looks: reading ten times a second is a quarter of an idle process's work. What others write is read
 * after a second; the embedded database has no other writers.
 */
const quietPauseMs = { postgres: 1000, embedded: 10_000 }
const quietAfterMs = 60_000
const longestRetryMs = 2000
const staleMs = 5000
/** A reader that has not read for so long may miss what was deleted since. Half of what the log holds of stock. */
const behindMs = 5 * 60_000

const readers = new WeakMap<Connection, Promise<ChangeEvents>>()

/** The changes that any process commits from now on, until the connection closes. One reader for each connection. */
export function followChanges(connection: Connection): Promise<ChangeEvents> {
  const reader = readers.get(connection) ?? startReader(connection)
  readers.set(connection, reader)
  return reader
}

async function startReader({ database, kind, reading, closing }: Connection): Promise<ChangeEvents> {
  const listeners: ((event: ChangeEvent) => void)[] = []
  await reading?.whenSeen
  let followed = reading?.wanted() ?? database
  let cursor = await readChangeCursor(followed).catch((error: unknown) => {
    if (followed === database) throw error
    followed = database
    return readChangeCursor(database)
  })
  reading?.serve(followed)
  let readAt = Date.now()
  let failingSince: number | null = null
  let requestedAt = Date.now()
  let endPause: (() => void) | null = null
  closing.addEventListener('abort', () => endPause?.(), { once: true })

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref()
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  let isReadWanted = false
  const isQuiet = () => Date.now() - requestedAt > quietAfterMs

  function noteRequest(): void {
    const wasQuiet = isQuiet()
    requestedAt = Date.now()
    if (wasQuiet) endPause?.()
  }

  function readNow(): void {
    isReadWanted = true
    endPause?.()
  }

  /** Reads on. What may have been missed is announced as 'catalogue': everything is read again. */
  async function read(): Promise<void> {
    const next = await readChangesSince(followed, cursor)
    const isBehind =
      next.topics === null || next.topics.length === changesAtOnce || Date.now() - readAt > behindMs
    cursor = next.cursor
    readAt = Date.now()
    emit(isBehind ? ['catalogue'] : new Set(next.topics))
  }

  /**
   * Follows the log of the server that reads go to from now on. Its place is taken first: what its data lack is told by
   * its log after that, and what was read of the server before is dropped.
   */
  async function moveTo(server: Database): Promise<void> {
    cursor = await readChangeCursor(server)
    followed = server
    readAt = Date.now()
    reading?.serve(server)
    emit(['catalogue'])
  }

  function emit(events: Iterable<ChangeEvent>): void {
    for (const event of events) for (const listener of listeners) listener(event)
  }

  async function follow(): Promise<void> {
    let retryMs = 0
    while (!closing.aborted) {
      if (!isReadWanted) await pause(retryMs || (isQuiet() ? quietPauseMs[kind] : pauseMs))
      isReadWanted = false
      if (closing.aborted) return
      try {
        const wanted = reading?.wanted() ?? database
        const serving = reading?.serving() ?? database
        await (wanted === followed && serving === followed ? read() : moveTo(wanted))
        // The server that answers now may be another one, which has lost the last commits of the one before.
        if (retryMs > 0) emit(['catalogue'])
        retryMs = 0
        failingSince = null
      } catch {
        failingSince ??= Date.now()
        retryMs = Math.min(Math.max(retryMs * 2, pauseMs), longestRetryMs)
      }
    }
  }

  // What holds a closed connection does not hold its subscribers too.
  void follow().finally(() => listeners.splice(0))
  return {
    subscribe: (listener) => listeners.push(listener),
    isFresh: () => failingSince === null || Date.now() - failingSince < staleMs,
    position: () => cursor,
    noteRequest,
    isQuiet,
    readNow,
  }
}
