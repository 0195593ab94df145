import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { ledgerCorrections } from './reconciliation-tables.ts'

export type CorrectionRow = typeof ledgerCorrections.$inferSelect

export async function insertCorrection(
  transaction: Database,
  row: typeof ledgerCorrections.$inferInsert,
): Promise<CorrectionRow> {
  const [stored] = await transaction.insert(ledgerCorrections).values(row).returning()
  return stored!
}

export async function lockedCorrection(transaction: Database, id: string): Promise<CorrectionRow | null> {
  const [row] = await transaction
    .select()
    .from(ledgerCorrections)
    .where(eq(ledgerCorrections.id, id))
    .for('update')
  return row ?? null
}

export async function updateCorrection(
  transaction: Database,
  id: string,
  change: Partial<typeof ledgerCorrections.$inferInsert>,
): Promise<CorrectionRow> {
  const [row] = await transaction
    .update(ledgerCorrections)
    .set(change)
    .where(eq(ledgerCorrections.id, id))
    .returning()
  return row!
}

/** The newest first. */
export const correctionRows = (database: Database): Promise<CorrectionRow[]> =>
  database.select().from(ledgerCorrections).orderBy(desc(ledgerCorrections.askedAt)).limit(50)

/** Ends those that no one confirmed since a moment, and returns their ids. */
export async function lapseCorrectionRows(transaction: Database, before: Date, now: Date): Promise<string[]> {
  const rows = await transaction
    .update(ledgerCorrections)
    .set({ lapsedAt: now.toISOString() })
    .where(
      and(
        isNull(ledgerCorrections.doneAt),
        isNull(ledgerCorrections.lapsedAt),
        sql`${ledgerCorrections.askedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: ledgerCorrections.id })
  return rows.map(({ id }) => id)
}
