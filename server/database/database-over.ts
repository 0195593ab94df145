import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './database.ts'

type Asked = [statement: pg.QueryConfig, values: unknown[]]
/** Where statements go, and what comes back. */
export type Ask = (asked: Asked) => Promise<pg.QueryResult>

/** Statements go where `ask` says; a transaction writes, so it is the primary's. */
export function databaseOver(ask: Ask, primary: Database): Database {
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
