import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { rateLimitCounts } from './rate-limit-tables.ts'

export type NewCount = { key: string; windowEndsAt: Date }

/** Counts one attempt for each key, in a new window if the old one is over. Keys must come sorted. */
export async function addToCounts(
  database: Database,
  keys: readonly NewCount[],
  now: Date,
): Promise<{ key: string; count: number; windowEndsAt: Date }[]> {
  const isOver = sql`${rateLimitCounts.windowEndsAt} <= ${now.toISOString()}`
  return database
    .insert(rateLimitCounts)
    .values(keys.map((one) => ({ ...one, count: 1 })))
    .onConflictDoUpdate({
      target: rateLimitCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimitCounts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimitCounts.windowEndsAt} end`,
      },
    })
    .returning({
      key: rateLimitCounts.key,
      count: rateLimitCounts.count,
      windowEndsAt: rateLimitCounts.windowEndsAt,
    })
}

export async function subtractFromCounts(database: Database, keys: readonly string[]): Promise<void> {
  await database
    .update(rateLimitCounts)
    .set({ count: sql`greatest(${rateLimitCounts.count} - 1, 0)` })
    .where(inArray(rateLimitCounts.key, [...keys]))
}

export async function moveWindowEnd(
  database: Database,
  { key, windowEndsAt }: { key: string; windowEndsAt: Date },
): Promise<void> {
  await database.update(rateLimitCounts).set({ windowEndsAt }).where(eq(rateLimitCounts.key, key))
}

export async function dropCounts(database: Database, keys: readonly string[]): Promise<void> {
  await database.delete(rateLimitCounts).where(inArray(rateLimitCounts.key, [...keys]))
}

export async function dropOldCounts(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimitCounts).where(lt(rateLimitCounts.windowEndsAt, now))
}
