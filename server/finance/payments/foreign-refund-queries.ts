import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { foreignRefunds, refunds } from './payment-tables.ts'

export type ForeignRefund = typeof foreignRefunds.$inferSelect

/** Whether a refund is one of ours, by the name that the provider stores with it. */
export async function isOwnRefund(
  database: Database,
  { paymentId, name }: { paymentId: string; name: string },
): Promise<boolean> {
  const rows = await database
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), sql`${refunds.id}::text = ${name}`))
  return rows.length > 0
}

export async function insertForeignRefund(transaction: Database, refund: ForeignRefund): Promise<void> {
  await transaction.insert(foreignRefunds).values(refund).onConflictDoNothing()
}

/** Those of a payment that no credit has taken up, the oldest first, held until the transaction ends. */
export async function openForeignRefunds(transaction: Database, paymentId: string): Promise<ForeignRefund[]> {
  return transaction
    .select()
    .from(foreignRefunds)
    .where(and(eq(foreignRefunds.paymentId, paymentId), gt(foreignRefunds.leftMinor, 0)))
    .orderBy(asc(foreignRefunds.heardAt), asc(foreignRefunds.id))
    .for('update')
}

export async function lockedForeignRefund(transaction: Database, id: string): Promise<ForeignRefund | null> {
  const [row] = await transaction.select().from(foreignRefunds).where(eq(foreignRefunds.id, id)).for('update')
  return row ?? null
}

export async function sumForeign(database: Database, paymentId: string): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${foreignRefunds.amountMinor}), 0)` })
    .from(foreignRefunds)
    .where(eq(foreignRefunds.paymentId, paymentId))
  return Number(row!.sum)
}

export async function setForeignLeft(transaction: Database, id: string, leftMinor: number): Promise<void> {
  await transaction.update(foreignRefunds).set({ leftMinor }).where(eq(foreignRefunds.id, id))
}
