import type { Connection } from './database.ts'
import { connectEmbedded } from './embedded-database.ts'
import { connectPostgres, type PostgresOptions } from './postgres-database.ts'

type ConnectOptions = { databaseUrl: string | null; folder: string } & PostgresOptions

/**
 * Opens PostgreSQL at databaseUrl, or the embedded database in `folder` where there is none.
 */
export function connect({ databaseUrl, folder, ...options }: ConnectOptions): Promise<Connection> {
  if (databaseUrl !== null) return connectPostgres(databaseUrl, options)
  return connectEmbedded({ folder })
}
