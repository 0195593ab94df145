import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './database.ts'
import { observing, type StatementObserver } from './observe-statements.ts'

/** Asks a server, of those that there are, for what a pool is asked. */
export type Ask = (input: DatabaseOverInput) => Promise<pg.QueryResult>
type DatabaseOverInput = [statement: pg.QueryConfig, values?: unknown[]]

/** A database whose statements go where `ask` says; a transaction writes, so it is the primary's. */
export function databaseOver(
  ask: Ask,
  primary: Database,
  observe: StatementObserver | null = null,
): Database {
  const query = (statement: pg.QueryConfig, values?: unknown[]) => ask([statement, values])
  const seen = observe === null ? query : observing(query as Parameters<typeof observing>[0], observe)
  // Outside of transactions Drizzle asks a pool for nothing but `query`.
  const database = drizzle({ query: seen } as unknown as pg.Pool) as unknown as Database
  database.transaction = (work, config) => primary.transaction(work, config)
  return database
}
