import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './database.ts'
import { drizzleOf, openPool, type PostgresOptions } from './postgres-pool.ts'
import { servingLimits } from './postgres-limits.ts'
import { readServerPlace, type ServerPlace } from './server-place-queries.ts'
import { type ProgressBounds, standbyProgress } from './standby-progress.ts'

/** The servers that reads of everybody's data go to: a standby, or the primary where there is no good one. */
export type ReadingServers = {
  /** Reads, on the server that serves; what fails on the standby is asked once more, of the primary. */
  database: Database
  /** The server that should serve: one object for each. Its change log is read from it alone. */
  wanted: () => Database
  /** Reads go to this server from now on, unless another one is wanted by now. Its log is followed from before. */
  serve: (server: Database) => void
  /** The server that reads go to now. */
  serving: () => Database
  isStandbyServing: () => boolean
  /** Tells each time reads go to the other server. */
  onMove: (listener: () => void) => void
  /** How old the standby's data were at the last look; null where nothing is known. */
  behindSeconds: () => number | null
  /** Settles after the first look at both servers. */
  whenSeen: Promise<void>
  close: () => Promise<void>
}

export type ReadingBounds = ProgressBounds & {
  /** Between two looks at the servers. */
  lookEveryMs: number
  /** A server that has not said for so long where it is, is away. */
  lookMs: number
}

/** The oldest data that a good standby serves: what the change log tells comes so much later at the most. */
export const mostBehindMs = 2000
const usualBounds: ReadingBounds = { mostBehindMs, returnAfterMs: 5000, lookEveryMs: 500, lookMs: 1000 }

/** Serves reads from the server at `readUrl` as long as it is good, and from the primary otherwise (docs/decisions/0118). */
export function openReadingServers(
  primary: { pool: pg.Pool; database: Database },
  readUrl: string,
  { bounds = usualBounds, ...options }: PostgresOptions & { bounds?: ReadingBounds | undefined } = {},
): ReadingServers {
  const limits = { ...(options.limits ?? servingLimits), connectMs: bounds.lookMs }
  const pool = openPool(readUrl, { ...options, limits })
  // A connection of its own: a look must not wait behind reads that are slow.
  const lookPool = openPool(readUrl, {
    ...options,
    poolSize: 1,
    limits: { ...limits, statementMs: bounds.lookMs, answerMs: bounds.lookMs },
  })
  const progress = standbyProgress(bounds)
  const closing = new AbortController()
  const waiting = waitingAnswers()
  const askStandby: Ask = (asked) => waiting.untilGivenUp(pool.query(...asked))
  const askPrimary: Ask = (asked) => primary.pool.query(...asked)
  const standby = databaseOver(askStandby, primary.database)
  const lookDatabase = drizzleOf(lookPool)
  const listeners: (() => void)[] = []
  let isServing = false

  function move(toStandby: boolean): void {
    if (isServing === toStandby) return
    isServing = toStandby
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    const [own, theirs] = await Promise.all([
      within(bounds.lookMs, readServerPlace(primary.database)),
      within(bounds.lookMs, readServerPlace(lookDatabase)),
    ])
    progress.note(performance.now(), own, theirs)
    if (progress.isGood()) return
    move(false)
    waiting.giveUp()
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await wait(bounds.lookEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (!closing.signal.aborted) await look()
    }
  }

  /** A standby that replays without a pause is seen to keep up at the second look. */
  async function begin(): Promise<void> {
    await look()
    if (!progress.isGood()) await look()
    void watch()
  }

  return {
    database: databaseOver(
      (asked) => (isServing ? askStandby(asked).catch(() => askPrimary(asked)) : askPrimary(asked)),
      primary.database,
    ),
    wanted: () => (progress.isGood() ? standby : primary.database),
    serve: (server) => {
      move(server === standby && progress.isGood())
    },
    serving: () => (isServing ? standby : primary.database),
    isStandbyServing: () => isServing,
    onMove: (listener) => void listeners.push(listener),
    behindSeconds: () => {
      const behindMs = progress.behindMs()
      return behindMs === null ? null : behindMs / 1000
    },
    whenSeen: begin(),
    close: async () => {
      closing.abort()
      waiting.giveUp()
      await Promise.all([pool.end(), lookPool.end()])
    },
  }
}

type Asked = [statement: pg.QueryConfig, values: unknown[]]
type Ask = (asked: Asked) => Promise<pg.QueryResult>

/** Statements go where `ask` says; a transaction writes, so it is the primary's. */
function databaseOver(ask: Ask, primary: Database): Database {
  const database = drizzle(new AskedPool(ask) as unknown as pg.Pool) as unknown as Database
  database.transaction = (work, config) => primary.transaction(work, config)
  return database
}

/** The one method of a pool that Drizzle calls outside of transactions. */
class AskedPool {
  readonly ask: Ask
  constructor(ask: Ask) {
    this.ask = ask
  }
  query(...asked: Asked): Promise<pg.QueryResult> {
    return this.ask(asked)
  }
}

/** A silent server answers after seconds or never: what waits for it ends when it is given up. */
function waitingAnswers(): { untilGivenUp: <T>(answer: Promise<T>) => Promise<T>; giveUp: () => void } {
  const ends = new Set<() => void>()
  return {
    untilGivenUp: (answer) =>
      new Promise((resolve, reject) => {
        const end = () => reject(new Error('the server for reads is given up'))
        ends.add(end)
        answer.then(resolve, reject).finally(() => ends.delete(end))
      }),
    giveUp: () => {
      for (const end of ends) end()
    },
  }
}

/** What comes in time and without an error; null otherwise. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T | null> {
  const late = new AbortController()
  try {
    return await Promise.race([
      answer,
      wait(ms, null, { signal: late.signal, ref: false }).catch(() => null),
    ])
  } catch {
    return null
  } finally {
    late.abort()
  }
}
