import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { preparedStatement, value } from '../database/prepared-statement.ts'
import { settings } from './setting-tables.ts'

const ofKeys = preparedStatement<{ key: string; value: unknown }>(sql`
  select ${settings.key}, ${settings.value} from ${settings} where ${settings.key} = any(${value('keys', 'text[]')})`)

export async function storedSettings(database: Database, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await ofKeys(database, { keys })
  return new Map(rows.map((row) => [row.key, row.value]))
}

export async function storeSetting(database: Database, key: string, value: unknown): Promise<void> {
  // Spelt out, because the column type would make the value null an SQL NULL.
  const json = sql`${JSON.stringify(value)}::jsonb`
  await database
    .insert(settings)
    .values({ key, value: json })
    .onConflictDoUpdate({ target: settings.key, set: { value: json, updatedAt: sql`now()` } })
}

export async function deleteSetting(database: Database, key: string): Promise<void> {
  await database.delete(settings).where(eq(settings.key, key))
}
