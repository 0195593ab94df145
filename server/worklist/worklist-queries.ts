import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { worklistEntries } from './worklist-tables.ts'

export type WorklistEntry = typeof worklistEntries.$inferSelect
export type EntryName = { kind: string; subject: string }

const listLimit = 1000
const isOpen = isNull(worklistEntries.closedAt)

/** Opens an entry; one that is open already stays as it is. */
export async function insertEntry(
  transaction: Database,
  entry: typeof worklistEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(worklistEntries).values(entry).onConflictDoNothing()
}

export async function endEntry(
  transaction: Database,
  { kind, subject }: EntryName,
  closed: { closedAt: Date; closedBy: string },
): Promise<void> {
  await transaction
    .update(worklistEntries)
    .set(closed)
    .where(and(eq(worklistEntries.kind, kind), eq(worklistEntries.subject, subject), isOpen))
}

/** Open entries, those that are due first; at most a thousand. */
export async function openEntries(database: Database, kind: string | null): Promise<WorklistEntry[]> {
  return database
    .select()
    .from(worklistEntries)
    .where(and(isOpen, kind === null ? undefined : eq(worklistEntries.kind, kind)))
    .orderBy(sql`${worklistEntries.dueAt} nulls last`, asc(worklistEntries.openedAt))
    .limit(listLimit)
}

/** Hands entries on whose time has come. */
export async function escalateUntil(database: Database, now: Date): Promise<void> {
  await database
    .update(worklistEntries)
    .set({
      owner: sql`coalesce(${worklistEntries.escalatesTo}, ${worklistEntries.owner})`,
      escalatesAt: null,
    })
    .where(and(isOpen, lte(worklistEntries.escalatesAt, now)))
}
