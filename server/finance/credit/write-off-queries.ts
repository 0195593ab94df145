import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { mostRows } from './credit-queries.ts'
import { writeOffs } from './credit-tables.ts'

export type WriteOffRow = typeof writeOffs.$inferSelect

export async function insertWriteOff(
  transaction: Database,
  row: typeof writeOffs.$inferInsert,
): Promise<string> {
  const [stored] = await transaction.insert(writeOffs).values(row).returning({ id: writeOffs.id })
  return stored!.id
}

export async function lockedWriteOff(transaction: Database, id: string): Promise<WriteOffRow | null> {
  const [row] = await transaction.select().from(writeOffs).where(eq(writeOffs.id, id)).for('update')
  return row ?? null
}

export async function markWriteOffDone(transaction: Database, id: string, at: Date): Promise<void> {
  await transaction
    .update(writeOffs)
    .set({ doneAt: at.toISOString() })
    .where(and(eq(writeOffs.id, id), isNull(writeOffs.doneAt)))
}

/** The newest of a client. */
export async function writeOffRows(database: Database, clientId: string): Promise<WriteOffRow[]> {
  return database
    .select()
    .from(writeOffs)
    .where(eq(writeOffs.clientId, clientId))
    .orderBy(desc(writeOffs.askedAt), desc(writeOffs.id))
    .limit(mostRows)
}

/** Those asked for since a moment that no one has confirmed, the oldest first. */
export async function unconfirmedWriteOffs(database: Database, since: Date): Promise<WriteOffRow[]> {
  return database
    .select()
    .from(writeOffs)
    .where(
      and(isNull(writeOffs.doneAt), isNull(writeOffs.lapsedAt), gte(writeOffs.askedAt, since.toISOString())),
    )
    .orderBy(asc(writeOffs.askedAt), asc(writeOffs.id))
    .limit(mostRows)
}

/** What was written off of an invoice, each row an amount in pence. */
export async function writtenOffOf(database: Database, documentId: string): Promise<number> {
  const rows = await database
    .select({ amountMinor: writeOffs.amountMinor, doneAt: writeOffs.doneAt })
    .from(writeOffs)
    .where(eq(writeOffs.documentId, documentId))
  return rows.reduce((sum, { amountMinor, doneAt }) => sum + (doneAt === null ? 0 : amountMinor), 0)
}

/** Marks those as lapsed that no one confirmed since a moment, and returns their ids. */
export async function lapseAskedBefore(transaction: Database, before: Date, now: Date): Promise<string[]> {
  const rows = await transaction
    .update(writeOffs)
    .set({ lapsedAt: now.toISOString() })
    .where(
      and(
        isNull(writeOffs.doneAt),
        isNull(writeOffs.lapsedAt),
        sql`${writeOffs.askedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: writeOffs.id })
  return rows.map(({ id }) => id)
}
