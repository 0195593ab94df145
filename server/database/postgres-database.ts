import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Database } from './connect.ts'
import { keptName } from './kept-statement.ts'

/** Connections one process holds at the most, beside the one that listens. */
const poolSize = 10

/** A PostgreSQL server, version 15 or newer. */
export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  // An idle connection that breaks is replaced at the next query, which reports what matters.
  pool.on('error', () => {})
  // The same for one that breaks while it is in use: without a listener it would take the process with it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', keepStatements)
  const listeners: Listener[] = []
  await pool.query('select 1')
  return {
    database: drizzleOf(pool),
    kind: 'postgres',
    listen: async (channel, onNotice) => {
      listeners.push(await startListener(databaseUrl, channel, onNotice))
    },
    withLock: async (key, work) => {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [key])
        return await work(drizzle(client) as unknown as Database)
      } finally {
        await client.query('select pg_advisory_unlock($1)', [key]).catch(() => {})
        client.release()
      }
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

/**
 * Drizzle over a pool. Its own transactions keep their connection for good where BEGIN fails, as it does on one that the
 * server has ended (drizzle-orm 0.45, node-postgres/session.js): ten of those, and the process waits for ever.
 */
function drizzleOf(pool: pg.Pool): Database {
  const database = drizzle(pool)
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return database as unknown as Database
}

/** A statement with a name is prepared once for each connection. */
function keepStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  client.query = ((asked: string | pg.QueryConfig, ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? null : keptName(asked.text)
    return query(name === null ? asked : { ...(asked as pg.QueryConfig), name }, ...rest)
  }) as typeof client.query
}

type Listener = { stop: () => Promise<void> }

const firstRetryMs = 250
const longestRetryMs = 10_000

/**
 * Keeps one connection listening. After it was lost, notices may have been missed: on reconnecting the
 * listener is told 'catalogue', which makes it read everything anew.
 */
async function startListener(
  databaseUrl: string,
  channel: string,
  onNotice: (payload: string) => void,
): Promise<Listener> {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl })
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    next.on('error', () => next.end().catch(() => {}))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.on('end', () => reopen(firstRetryMs))
    client = next
  }

  function reopen(delayMs: number): void {
    if (stopped) return
    retry = setTimeout(() => {
      open().then(
        () => onNotice('catalogue'),
        () => reopen(Math.min(delayMs * 2, longestRetryMs)),
      )
    }, delayMs)
  }

  await open()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
