import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Asks the database for an answer and for no table, so that a check of health costs next to nothing and fails for one
 * reason alone.
 *
 * Throws where the database does not answer.
 */
export async function pingDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`)
}

/** The database's version and how many bytes it takes. */
export async function databaseFacts(database: Database): Promise<{ version: string; bytes: number }> {
  const { rows } = await database.execute(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`)
  return { version: String(rows[0]!['version']), bytes: Number(rows[0]!['bytes']) }
}
