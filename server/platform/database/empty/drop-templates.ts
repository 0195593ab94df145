import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

/** Databases of which others are made: a shop makes none, and they are a third of the files that a new one copies. */
export async function dropTemplates(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`select datname as "name" from pg_database where datistemplate`)
  for (const name of rows.map((row) => sql.identifier(String(row['name'])))) {
    await database.execute(sql`alter database ${name} with is_template false`)
    await database.execute(sql`drop database ${name}`)
  }
}
