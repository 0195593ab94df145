import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'

/** Throws where the database does not answer. */
export async function reachDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`)
}
