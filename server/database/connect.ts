import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { connectEmbedded } from './embedded-database.ts'
import { connectPostgres } from './postgres-database.ts'

/** What both drivers answer to a statement written as SQL. */
interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

/** The database or a transaction in it: what every query takes first. */
export type Database = PgDatabase<Rows>

export type Connection = {
  database: Database
  kind: 'embedded' | 'postgres'
  /** Runs the listener for every change notice of any process until the connection closes. */
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>
  /** Runs the work while no other process holds the same lock. */
  withLock: <T>(key: number, work: (database: Database) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Opens PostgreSQL at databaseUrl, or the embedded database in `folder` where there is none. */
export function connect(options: { databaseUrl: string | null; folder: string }): Promise<Connection> {
  if (options.databaseUrl !== null) return connectPostgres(options.databaseUrl)
  return connectEmbedded({ folder: options.folder })
}
