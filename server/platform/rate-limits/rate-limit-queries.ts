import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { listed, preparedStatement, value } from '../database/prepared-statement.ts'
import { rateLimitCounts } from './rate-limit-tables.ts'

export type NewCount = { key: string; windowEndsAt: Date }

/** Counts one attempt for each key, in a new window if the old one is over. Keys must come sorted. */
export async function addToCounts(
  database: Database,
  keys: readonly NewCount[],
  now: Date,
): Promise<{ key: string; count: number; windowEndsAt: Date }[]> {
  const rows = await counted(database, {
    keys: keys.map(({ key }) => key),
    ends: keys.map(({ windowEndsAt }) => windowEndsAt.toISOString()),
    now: now.toISOString(),
  })
  return rows.map(({ windowEndsAt, ...row }) => ({ ...row, windowEndsAt: new Date(windowEndsAt) }))
}

const isOver = sql`${rateLimitCounts.windowEndsAt} <= ${value('now', 'timestamptz')}`
const { key, count, windowEndsAt } = rateLimitCounts
const counted = preparedStatement<{ key: string; count: number; windowEndsAt: string }>(sql`
  insert into ${rateLimitCounts} (key, count, window_ends_at)
  select wanted.key, 1, wanted.ends
  from unnest(${value('keys', 'text[]')}, ${value('ends', 'timestamptz[]')}) with ordinality as wanted (key, ends, position)
  order by wanted.position
  on conflict (key) do update set
    count = case when ${isOver} then 1 else ${count} + 1 end,
    window_ends_at = case when ${isOver} then excluded.window_ends_at else ${windowEndsAt} end
  returning ${listed({ key, count, windowEndsAt })}`)

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
