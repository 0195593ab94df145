import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type Held, settingChanges, settingPlans, settingPreviews } from './content-tables.ts'

/** Versions of a text that stay readable. */
const mostFormer = 200

export type SettingChange = typeof settingChanges.$inferSelect
export type SettingPlan = typeof settingPlans.$inferSelect

/** Two who change the shop at once take turns, until the transaction ends. */
export async function lockContent(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('content of the shop', 0))`)
}

export async function insertChange(
  transaction: Database,
  { before, after, ...change }: typeof settingChanges.$inferInsert,
): Promise<void> {
  await transaction.insert(settingChanges).values({ ...change, before: before ?? null, after: after ?? null })
}

export async function lastChange(database: Database, entry: string): Promise<SettingChange | null> {
  const [row] = await database
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.entry, entry))
    .orderBy(desc(settingChanges.id))
    .limit(1)
  return row ?? null
}

/** What an entry held before each of its changes, the newest change first. */
export async function formerValues(
  database: Database,
  entry: string,
): Promise<Pick<SettingChange, 'before' | 'changedAt'>[]> {
  return database
    .select({ before: settingChanges.before, changedAt: settingChanges.changedAt })
    .from(settingChanges)
    .where(eq(settingChanges.entry, entry))
    .orderBy(desc(settingChanges.id))
    .limit(mostFormer)
}

/** The last change of every entry that was changed. */
export async function lastChanges(database: Database): Promise<SettingChange[]> {
  const last = database
    .select({ id: sql`max(${settingChanges.id})` })
    .from(settingChanges)
    .groupBy(settingChanges.entry)
  return database.select().from(settingChanges).where(inArray(settingChanges.id, last))
}

export async function insertPlan(
  transaction: Database,
  plan: { entry: string; dueAt: Date; held: Held; plannedBy: string },
): Promise<void> {
  await transaction.insert(settingPlans).values(plan)
}

export async function dropPlans(transaction: Database, entry: string): Promise<number> {
  const gone = await transaction
    .delete(settingPlans)
    .where(eq(settingPlans.entry, entry))
    .returning({ id: settingPlans.id })
  return gone.length
}

export async function plansOf(database: Database, entry: string): Promise<SettingPlan[]> {
  return database
    .select()
    .from(settingPlans)
    .where(eq(settingPlans.entry, entry))
    .orderBy(asc(settingPlans.dueAt), asc(settingPlans.id))
}

export async function allPlans(database: Database): Promise<SettingPlan[]> {
  return database
    .select()
    .from(settingPlans)
    .orderBy(asc(settingPlans.dueAt), asc(settingPlans.id))
    .limit(1000)
}

/** Takes the plan that has been due for longest, so that no other process keeps it too; null where none is due. */
export async function claimDuePlan(transaction: Database, now: Date): Promise<SettingPlan | null> {
  const [due] = await transaction
    .select({ id: settingPlans.id })
    .from(settingPlans)
    .where(lte(settingPlans.dueAt, now))
    .orderBy(asc(settingPlans.dueAt), asc(settingPlans.id))
    .limit(1)
  if (due === undefined) return null
  const [row] = await transaction.delete(settingPlans).where(eq(settingPlans.id, due.id)).returning()
  return row ?? null
}

export async function insertPreview(
  database: Database,
  preview: typeof settingPreviews.$inferInsert,
): Promise<void> {
  await database.insert(settingPreviews).values(preview)
}

export async function previewByHash(
  database: Database,
  { hash, now }: { hash: string; now: Date },
): Promise<{ entry: string; held: Held } | null> {
  const [row] = await database
    .select({ entry: settingPreviews.entry, held: settingPreviews.held })
    .from(settingPreviews)
    .where(and(eq(settingPreviews.hash, hash), sql`${settingPreviews.endsAt} > ${now.toISOString()}`))
  return row ?? null
}

export async function dropOldPreviews(database: Database, now: Date): Promise<void> {
  await database.delete(settingPreviews).where(lte(settingPreviews.endsAt, now))
}
