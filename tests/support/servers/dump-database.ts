import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/database.ts'

/** All texts and JSON of all tables, as someone with a backup reads them. */
export async function dumpDatabase(database: Database): Promise<string> {
  const { rows: columns } = await database.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY')`)
  const parts: unknown[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await database.execute(sql`select ${name(column)}::text as value from ${name(table)}`)
    parts.push(...rows.map(({ value }) => value))
  }
  return parts.join('\n')
}

const name = (word: unknown) => sql.identifier(String(word))
