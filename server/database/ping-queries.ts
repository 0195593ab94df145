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
