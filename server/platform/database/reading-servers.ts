import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Database, ReadingServers } from './database.ts'
import { type Ask, databaseOver } from './database-over.ts'
import { drizzleOf, openPool, type PostgresOptions } from './postgres-pool.ts'
import { servingLimits } from './postgres-limits.ts'
import { readServerPlace } from './server-place-queries.ts'
import { type ProgressBounds, standbyProgress } from './standby-progress.ts'
import { waitingAnswers, within } from './waiting-answers.ts'

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
  const standby = databaseOver(askStandby, primary.database, options.observe)
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
      options.observe,
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

/** Where everybody's data are read: a standby, where one is set up (docs/decisions/0118). */
export type WithReads = { database: Database; readDatabase: Database }

/** The same parts for answers that are everybody's: their statements go to the database for reads. */
export const forReads = <Deps extends WithReads>(deps: Deps): Deps => ({
  ...deps,
  database: deps.readDatabase,
})
