import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Database } from './database.ts'
import { servingLimits } from './postgres-limits.ts'
import { connectionTo, drizzleOf, openPool, type PostgresOptions } from './postgres-pool.ts'
import { openReadingServers, type ReadingBounds } from './reading-servers.ts'

/** A PostgreSQL server, version 15 or newer, and a standby of it that reads go to. */
export async function connectPostgres(
  databaseUrl: string,
  {
    readUrl = null,
    readingBounds,
    ...options
  }: PostgresOptions & { readUrl?: string | null; readingBounds?: ReadingBounds } = {},
): Promise<Connection> {
  const pool = openPool(databaseUrl, options)
  await pool.query('select 1')
  const database = drizzleOf(pool, options.observe ?? null)
  const closing = new AbortController()
  const address = connectionTo(databaseUrl, options.limits ?? servingLimits)
  const reading =
    readUrl === null
      ? null
      : openReadingServers({ pool, database }, readUrl, { ...options, bounds: readingBounds })
  return {
    database,
    ...(reading !== null && { reading }),
    kind: 'postgres',
    whileFilesRest: null,
    closing: closing.signal,
    withLock: (key, work) => lockAlone(new pg.Client(address), key, work),
    close: async () => {
      closing.abort()
      await Promise.all([pool.end(), reading?.close()])
    },
  }
}

/**
 * Work in one transaction that holds a lock, on a connection of its own and without limits: a migration takes as long
 * as it takes. The lock ends with the transaction, so a pooler in transaction mode does not lose it.
 */
async function lockAlone<T>(
  client: pg.Client,
  key: number,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  client.on('error', () => {})
  await client.connect()
  try {
    return await drizzle(client).transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('statement_timeout', '0', true),
        set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`)
      await transaction.execute(sql`select pg_advisory_xact_lock(${key})`)
      return work(transaction as unknown as Database)
    })
  } finally {
    await client.end().catch(() => {})
  }
}
