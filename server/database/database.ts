import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ReadingServers } from './reading-servers.ts'

/** What both drivers answer to a statement written as SQL. */
interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

/** The database or a transaction in it: what every query takes first. */
export type Database = PgDatabase<Rows>

export type Connection = {
  database: Database
  /** Where reads of everybody's data go, if a standby is set up. */
  reading?: ReadingServers
  kind: 'embedded' | 'postgres'
  /** Aborted once the connection begins to close. */
  closing: AbortSignal
  /** Runs the work in one transaction while no other process holds the same lock. */
  withLock: <T>(key: number, work: (transaction: Database) => Promise<T>) => Promise<T>
  /**
   * Runs the work while the files of the embedded database rest: every statement before is in them, and the next waits.
   * Null on a server, which has tools of its own, and in memory.
   */
  whileFilesRest: (<T>(work: () => Promise<T>) => Promise<T>) | null
  close: () => Promise<void>
}
