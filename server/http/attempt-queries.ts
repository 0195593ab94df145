import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { attempts } from './attempt-tables.ts'

export type NewAttempt = { key: string; windowEndsAt: Date }

/** Counts one attempt for each key, in a new window where the old one is over. Keys must come sorted. */
export async function addAttempts(
  database: Database,
  keys: readonly NewAttempt[],
  now: Date,
): Promise<{ key: string; count: number; windowEndsAt: Date }[]> {
  const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`
  return database
    .insert(attempts)
    .values(keys.map((attempt) => ({ ...attempt, count: 1 })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ key: attempts.key, count: attempts.count, windowEndsAt: attempts.windowEndsAt })
}

export async function takeBackAttempts(database: Database, keys: readonly string[]): Promise<void> {
  await database
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(inArray(attempts.key, [...keys]))
}

export async function dropAttempts(database: Database, keys: readonly string[]): Promise<void> {
  await database.delete(attempts).where(inArray(attempts.key, [...keys]))
}

export async function dropOldAttempts(database: Database, now: Date): Promise<void> {
  await database.delete(attempts).where(lt(attempts.windowEndsAt, now))
}
