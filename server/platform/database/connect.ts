import type { Connection } from './database.ts'
import { connectEmbedded } from './embedded-database.ts'
import { connectPostgres } from './postgres-database.ts'
import type { PostgresOptions } from './postgres-pool.ts'

type ConnectOptions = {
  databaseUrl: string | null
  /** A standby of it that reads go to. */
  readUrl?: string | null
  folder: string
  /** What a new embedded database begins as a copy of. */
  startFrom?: string | null
} & PostgresOptions

/**
 * Opens PostgreSQL at databaseUrl, or the embedded database in `folder` where there is none.
 */
export function connect({
  databaseUrl,
  folder,
  startFrom = null,
  ...options
}: ConnectOptions): Promise<Connection> {
  if (databaseUrl !== null) return connectPostgres(databaseUrl, options)
  return connectEmbedded({ folder, startFrom, observe: options.observe ?? null })
}
