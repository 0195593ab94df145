import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { breweryPayments, payoutReturns, payouts } from './payout-tables.ts'

/** Null where the same payment is marked. */
export async function insertBreweryPayment(
  transaction: Database,
  payment: typeof breweryPayments.$inferInsert,
): Promise<string | null> {
  const [row] = await transaction
    .insert(breweryPayments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: breweryPayments.id })
  return row?.id ?? null
}

export async function insertReturn(
  transaction: Database,
  wanted: typeof payoutReturns.$inferInsert,
): Promise<string> {
  const [row] = await transaction.insert(payoutReturns).values(wanted).returning({ id: payoutReturns.id })
  return row!.id
}

/** Pence of a payout that were asked back; of a brewery, those that are still on their way back. */
export async function sumReturns(
  database: Database,
  of: { payoutId: string } | { openOf: string },
): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${payoutReturns.amountMinor}), 0)` })
    .from(payoutReturns)
    .innerJoin(payouts, eq(payouts.id, payoutReturns.payoutId))
    .where(
      'payoutId' in of
        ? eq(payoutReturns.payoutId, of.payoutId)
        : and(eq(payouts.breweryId, of.openOf), isNull(payoutReturns.doneAt)),
    )
  return Number(row!.sum)
}

export type DueReturn = {
  id: string
  amountMinor: number
  breweryId: string
  /** The payout's name at the provider. */
  reference: string | null
  reason: string
  askedBy: string
}

export async function dueReturnRows(
  database: Database,
  { provider, now, most }: { provider: string; now: Date; most: number },
): Promise<DueReturn[]> {
  return database
    .select({
      id: payoutReturns.id,
      amountMinor: payoutReturns.amountMinor,
      breweryId: payouts.breweryId,
      reference: payouts.reference,
      reason: payoutReturns.reason,
      askedBy: payoutReturns.askedBy,
    })
    .from(payoutReturns)
    .innerJoin(payouts, eq(payouts.id, payoutReturns.payoutId))
    .where(
      and(
        eq(payouts.provider, provider),
        isNull(payoutReturns.doneAt),
        lte(payoutReturns.dueAt, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(payoutReturns.askedAt))
    .limit(most)
}

export async function postponeReturn(database: Database, id: string, until: Date): Promise<void> {
  await database
    .update(payoutReturns)
    .set({ dueAt: until.toISOString() })
    .where(and(eq(payoutReturns.id, id), isNull(payoutReturns.doneAt)))
}

/** False where another process was first. */
export async function markReturnDone(transaction: Database, id: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(payoutReturns)
    .set({ doneAt: now.toISOString() })
    .where(and(eq(payoutReturns.id, id), isNull(payoutReturns.doneAt)))
    .returning({ id: payoutReturns.id })
  return rows.length > 0
}
