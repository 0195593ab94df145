import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { pageChanges } from '../page-change-tables.ts'

export type PageChangeRow = typeof pageChanges.$inferSelect

/** Holds the changes of a brewery's page, so that those of two people follow each other. */
export async function lockPageChanges(transaction: Database, breweryId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`page changes ${breweryId}`}, 0))`,
  )
}

/** The latest change of a brewery's page; null before there is one. */
export async function latestPageChange(database: Database, breweryId: string): Promise<PageChangeRow | null> {
  const [row] = await database
    .select()
    .from(pageChanges)
    .where(eq(pageChanges.breweryId, breweryId))
    .orderBy(desc(pageChanges.place))
    .limit(1)
  return row ?? null
}

export async function waitingPageChange(
  database: Database,
  breweryId: string,
): Promise<PageChangeRow | null> {
  const [row] = await database
    .select()
    .from(pageChanges)
    .where(and(eq(pageChanges.breweryId, breweryId), eq(pageChanges.state, 'waiting')))
  return row ?? null
}

export async function pageChangeRow(database: Database, id: string): Promise<PageChangeRow | null> {
  const [row] = await database.select().from(pageChanges).where(eq(pageChanges.id, id))
  return row ?? null
}

/** The changes of these ids. */
export async function pageChangesOf(database: Database, ids: readonly string[]): Promise<PageChangeRow[]> {
  return ids.length === 0
    ? []
    : database
        .select()
        .from(pageChanges)
        .where(inArray(pageChanges.id, [...ids]))
}

export async function insertPageChange(
  transaction: Database,
  change: typeof pageChanges.$inferInsert,
): Promise<PageChangeRow> {
  const [row] = await transaction.insert(pageChanges).values(change).returning()
  return row!
}

export async function updatePageChange(
  transaction: Database,
  id: string,
  change: Partial<typeof pageChanges.$inferInsert>,
): Promise<void> {
  await transaction.update(pageChanges).set(change).where(eq(pageChanges.id, id))
}
