import type { Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseAwayError } from './database-away.ts'
import { keepAliveMs, type PostgresLimits, servingLimits } from './postgres-limits.ts'
import { observing, type StatementObserver } from './observe-statements.ts'
import { statementName } from './prepared-statement.ts'

export type PostgresOptions = {
  /** Connections one process holds at the most. */
  poolSize?: number
  /** Whether statements are prepared by name; a pooler in transaction mode may not know them. */
  isPrepared?: boolean
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
  { poolSize = 10, isPrepared = true, limits = servingLimits }: PostgresOptions = {},
): pg.Pool {
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
  pool.on('connect', (client) => adaptQueries(client, isPrepared))
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
function adaptQueries(client: pg.PoolClient, isPrepared: boolean): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  client.query = ((asked: string | pg.QueryConfig, ...rest: unknown[]) => {
    const name = typeof asked === 'string' || !isPrepared ? null : statementName(asked.text)
    sendTogether(client)
    const answer = query(name === null ? asked : { ...(asked as pg.QueryConfig), name }, ...rest)
    if (answer instanceof Promise) answer.catch((error: unknown) => closeSilent(client, error))
    return answer
  }) as typeof client.query
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
