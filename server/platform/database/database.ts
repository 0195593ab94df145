import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

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
