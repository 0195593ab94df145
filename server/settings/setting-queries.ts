import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { settings } from './setting-tables.ts'

export async function storedSettings(database: Database, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await database
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, keys))
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
