import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { mostRows } from './credit-queries.ts'
import { payBacks } from './credit-tables.ts'

export type PayBackRow = typeof payBacks.$inferSelect

export async function insertPayBack(
  transaction: Database,
  row: typeof payBacks.$inferInsert,
): Promise<PayBackRow> {
  const [stored] = await transaction.insert(payBacks).values(row).returning()
  return stored!
}

export async function lockedPayBack(transaction: Database, id: string): Promise<PayBackRow | null> {
  const [row] = await transaction.select().from(payBacks).where(eq(payBacks.id, id)).for('update')
  return row ?? null
}

export async function updatePayBack(
  transaction: Database,
  id: string,
  set: Partial<PayBackRow>,
): Promise<void> {
  await transaction.update(payBacks).set(set).where(eq(payBacks.id, id))
}

/** The newest of a client. */
export async function payBackRows(database: Database, clientId: string): Promise<PayBackRow[]> {
  return database
    .select()
    .from(payBacks)
    .where(eq(payBacks.clientId, clientId))
    .orderBy(desc(payBacks.askedAt), desc(payBacks.id))
    .limit(mostRows)
}

/** Pence that went back to a client since a moment. */
export async function paidBackSince(database: Database, clientId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${payBacks.amountMinor}), 0)` })
    .from(payBacks)
    .where(and(eq(payBacks.clientId, clientId), gte(payBacks.doneAt, since.toISOString())))
  return Number(row!.sum)
}

/** Marks those as lapsed that no one confirmed since a moment, and returns whose they were. */
export async function lapsePayBacksBefore(transaction: Database, before: Date, now: Date): Promise<string[]> {
  const rows = await transaction
    .update(payBacks)
    .set({ lapsedAt: now.toISOString() })
    .where(
      and(
        isNull(payBacks.doneAt),
        isNull(payBacks.lapsedAt),
        sql`${payBacks.askedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .returning({ clientId: payBacks.clientId })
  return rows.map(({ clientId }) => clientId)
}
