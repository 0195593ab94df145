import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { auditEntries } from './audit-tables.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

const trailLimit = 1000

export async function insertAudit(
  transaction: Database,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(auditEntries).values(entry)
}

export async function auditEntriesOf(
  database: Database,
  { kind, id }: { kind: string; id: string },
): Promise<AuditEntry[]> {
  return database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(auditEntries.id)
    .limit(trailLimit)
}

/** Removes rows from before a moment, by the only function that may (migration 0018). */
export async function removeAuditBefore(database: Database, moment: Date): Promise<void> {
  await database.execute(sql`select remove_old_audit_entries(${moment.toISOString()}::timestamptz)`)
}
