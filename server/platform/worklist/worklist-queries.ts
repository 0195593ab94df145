import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { WorklistKind } from '../../../shared/worklist/worklist-kinds.ts'
import type { Database } from '../database/database.ts'
import { selectOpenSubjects } from './subjects-in-statement.ts'
import { worklistEntries } from './worklist-tables.ts'

export type WorklistEntry = typeof worklistEntries.$inferSelect
export type EntryName = { kind: WorklistKind; subject: string }
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
    .where(and(isOpen, kind === null ? undefined : eq(worklistEntries.kind, kind as WorklistKind)))
    .orderBy(sql`${worklistEntries.dueAt} nulls last`, asc(worklistEntries.openedAt))
    .limit(listLimit)
}

export async function openSubjects(database: Database, kinds: readonly WorklistKind[]): Promise<string[]> {
  const { rows } = await database.execute(selectOpenSubjects(kinds))
  return [...new Set(rows.map(({ subject }) => String(subject)))]
}

/** When the open entries of a kind about these subjects are due. */
export async function dueRows(
  database: Database,
  kind: WorklistKind,
  subjects: readonly string[],
): Promise<{ subject: string; dueAt: Date | null }[]> {
  return database
    .select({ subject: worklistEntries.subject, dueAt: worklistEntries.dueAt })
    .from(worklistEntries)
    .where(and(isOpen, eq(worklistEntries.kind, kind), inArray(worklistEntries.subject, [...subjects])))
}

/** An open entry, locked. */
export async function lockedEntry(transaction: Database, id: string): Promise<WorklistEntry | null> {
  const [entry] = await transaction
    .select()
    .from(worklistEntries)
    .where(and(eq(worklistEntries.id, id), isOpen))
    .for('update')
  return entry ?? null
}

export async function updateEntry(
  transaction: Database,
  id: string,
  change: Partial<typeof worklistEntries.$inferInsert>,
): Promise<void> {
  await transaction.update(worklistEntries).set(change).where(eq(worklistEntries.id, id))
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
