import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** The database's version and how many bytes it takes. */
export async function databaseFacts(database: Database): Promise<{ version: string; bytes: number }> {
  const { rows } = await database.execute(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`)
  return { version: String(rows[0]!['version']), bytes: Number(rows[0]!['bytes']) }
}
