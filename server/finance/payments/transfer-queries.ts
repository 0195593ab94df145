import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { payments } from './payment-tables.ts'
import { payoutAccounts, transfers } from './transfer-tables.ts'

export type TransferRow = {
  id: string
  orderId: string
  consignmentId: string
  breweryId: string
  reference: string
  /** Null until the brewery has one. */
  account: string | null
  amountMinor: number
  triedAt: string | null
  takenBackAt: string | null
}

/** Those of a brewery that have not left and are not stopped. */
export async function openTransferRows(
  database: Database,
  breweryId: string,
): Promise<{ partId: string; amountMinor: number }[]> {
  return database
    .select({ partId: transfers.consignmentId, amountMinor: transfers.amountMinor })
    .from(transfers)
    .where(and(eq(transfers.breweryId, breweryId), isNull(transfers.doneAt), isNull(transfers.takenBackAt)))
}

/** Due again, for a reversal. */
export async function markTakenBack(transaction: Database, consignmentId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await transaction
    .update(transfers)
    .set({ takenBackAt: at, dueAt: at, doneAt: null })
    .where(and(eq(transfers.consignmentId, consignmentId), isNull(transfers.takenBackAt)))
}

export async function dueTransferRows(database: Database, now: Date, most: number): Promise<TransferRow[]> {
  return database
    .select({
      id: transfers.id,
      orderId: payments.orderId,
      consignmentId: transfers.consignmentId,
      breweryId: transfers.breweryId,
      reference: payments.reference,
      account: payoutAccounts.account,
      amountMinor: transfers.amountMinor,
      triedAt: transfers.triedAt,
      takenBackAt: transfers.takenBackAt,
    })
    .from(transfers)
    .innerJoin(payments, eq(payments.id, transfers.paymentId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.breweryId, transfers.breweryId))
    .where(and(isNull(transfers.doneAt), lte(transfers.dueAt, sql`${now.toISOString()}::timestamptz`)))
    .orderBy(asc(transfers.dueAt))
    .limit(most)
}

/** False if another process has it, or it is no longer due. */
export async function claimSending(
  database: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await database
    .update(transfers)
    .set({ triedAt: now.toISOString(), dueAt: until.toISOString() })
    .where(
      and(
        eq(transfers.id, id),
        isNull(transfers.doneAt),
        isNull(transfers.takenBackAt),
        lte(transfers.dueAt, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .returning({ id: transfers.id })
  return rows.length > 0
}

/** False, and still due, where it needs a reversal meanwhile. */
export async function markSent(transaction: Database, id: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(transfers)
    .set({ doneAt: now.toISOString() })
    .where(and(eq(transfers.id, id), isNull(transfers.takenBackAt), isNull(transfers.doneAt)))
    .returning({ id: transfers.id })
  return rows.length > 0
}

export async function markReturned(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.update(transfers).set({ doneAt: now.toISOString() }).where(eq(transfers.id, id))
}

export async function postponeTransfer(database: Database, id: string, until: Date): Promise<void> {
  await database.update(transfers).set({ dueAt: until.toISOString() }).where(eq(transfers.id, id))
}

export async function upsertAccount(database: Database, breweryId: string, account: string): Promise<void> {
  await database
    .insert(payoutAccounts)
    .values({ breweryId, account })
    .onConflictDoUpdate({ target: payoutAccounts.breweryId, set: { account } })
}

/** Makes transfers that wait for the account due at once. */
export async function hastenTransfers(database: Database, breweryId: string, now: Date): Promise<void> {
  await database
    .update(transfers)
    .set({ dueAt: now.toISOString() })
    .where(and(eq(transfers.breweryId, breweryId), isNull(transfers.doneAt), isNull(transfers.triedAt)))
}

/** The Stripe accounts that these breweries are paid into. */
export const accountRows = (database: Database, breweryIds: readonly string[]) =>
  database
    .select({ breweryId: payoutAccounts.breweryId, account: payoutAccounts.account })
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.breweryId, [...breweryIds]))
