import type { Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseAwayError, duplicateStatement, hasSqlState, unknownStatement } from './database-away.ts'
import { keepAliveMs, type PostgresLimits, servingLimits } from './postgres-limits.ts'
import { observing, type StatementObserver } from './observe-statements.ts'
import { statementName } from './prepared-statement.ts'

export type PostgresOptions = {
  /** Connections one process holds at the most. */
  poolSize?: number
  /** Whether statements are prepared by name; a pooler in transaction mode may not know them. */
  isPrepared?: boolean
  /** Called once if the names of statements get lost on the way, after which the pool goes on without them. */
  onNamesLost?: () => void
  limits?: PostgresLimits
  /** Learns of every statement, where the process is traced. */
  observe?: StatementObserver | null
}

/** How a connection to this address is made. */
export const connectionTo = (databaseUrl: string, limits: PostgresLimits) => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: limits.connectMs,
  pipeline: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
})

/** Connections to a server, of which none is open before the first statement. */
export function openPool(
  databaseUrl: string,
  { poolSize = 10, isPrepared = true, onNamesLost, limits = servingLimits }: PostgresOptions = {},
): pg.Pool {
  const names = statementNames(isPrepared, onNamesLost)
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl, limits),
    max: poolSize,
    query_timeout: limits.answerMs,
    maxLifetimeSeconds: limits.lifetimeSeconds,
    onConnect: (client) => setLimits(client, limits),
  })
  // An idle connection that breaks is replaced at the next query, which reports what matters.
  pool.on('error', () => {})
  // The same for one that breaks while it is in use: without a listener it would take the process with it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', (client) => adaptQueries(client, names))
  runAgainWithoutNames(pool, names)
  return pool
}

/**
 * Drizzle over a pool. Its own transactions keep their connection for good where BEGIN fails, as it does on one that the
 * server has ended (drizzle-orm 0.45, node-postgres/session.js): ten of those, and the process waits for ever.
 */
export function drizzleOf(pool: pg.Pool, observe: StatementObserver | null = null): Database {
  const seen = <T extends Queried>(client: T): T => (observe === null ? client : observed(client, observe))
  const database = drizzle(seen(pool))
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseAwayError('no connection to the database', { cause: error })
    })
    try {
      return await drizzle(seen(client)).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return database as unknown as Database
}

type Queried = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/** Drizzle asks a pool or a connection nothing but `query`. */
function observed<T extends Queried>(client: T, observe: StatementObserver): T {
  const query = client.query.bind(client) as unknown as Parameters<typeof observing>[0]
  return { query: observing(query, observe) } as unknown as T
}

/**
 * Limits of every statement on a connection. They are set rather than sent at the start of the connection, which
 * poolers refuse.
 */
async function setLimits(client: pg.ClientBase, limits: PostgresLimits): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', '${limits.statementMs}', false),
       set_config('lock_timeout', '${limits.lockMs}', false),
       set_config('idle_in_transaction_session_timeout', '${limits.idleInTransactionMs}', false)`,
  )
}

/**
 * A statement with a name is prepared once for each connection. A connection whose answer did not come in time is
 * closed at once: a rollback on it would wait as long again.
 */
function adaptQueries(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  client.query = ((asked: string | pg.QueryConfig, ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? null : names.of(asked.text)
    sendTogether(client)
    const answer = query(name === null ? asked : { ...(asked as pg.QueryConfig), name }, ...rest)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        names.areLost(error)
        closeSilent(client, error)
      })
    return answer
  }) as typeof client.query
}

type StatementNames = {
  /** What to call a statement; null for one that has no name, and for all once names are lost. */
  of: (text: string) => string | null
  /** Whether a statement failed because of its name, before it did anything; then names are no longer used. */
  areLost: (error: unknown) => boolean
}

/** A pooler in transaction mode that does not track prepared statements mixes up those of its connections. */
function statementNames(isPrepared: boolean, onNamesLost: () => void = () => {}): StatementNames {
  let areUsed = isPrepared
  return {
    of: (text) => (areUsed ? statementName(text) : null),
    areLost: (error) => {
      if (!(error instanceof Error && hasSqlState(error, duplicateStatement, unknownStatement))) return false
      if (areUsed) onNamesLost()
      areUsed = false
      return true
    },
  }
}

/** A statement outside of a transaction runs again on its own; a transaction has failed as a whole. */
function runAgainWithoutNames(pool: pg.Pool, names: StatementNames): void {
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<pg.QueryResult>
  pool.query = ((...asked: unknown[]) =>
    query(...asked).catch((error: unknown) => {
      if (!names.areLost(error)) throw error
      return query(...asked)
    })) as typeof pool.query
}

/** What is asked at one moment leaves in one piece: each write of its own would cost the process as much as the statement. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as WithStream).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

type WithStream = { connection: { stream: Writable } }

function closeSilent(client: pg.PoolClient, error: unknown): void {
  const isSilent = error instanceof Error && error.message === 'Query read timeout'
  if (isSilent) (client as unknown as WithStream).connection.stream.destroy()
}
