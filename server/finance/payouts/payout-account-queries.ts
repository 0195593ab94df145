import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { sealedTextColumn } from '../../platform/database/sealed-column-queries.ts'
import { breweryBankAccounts, payoutHolds } from './payout-tables.ts'

export type BankAccountRow = typeof breweryBankAccounts.$inferSelect
export type PayoutHoldRow = typeof payoutHolds.$inferSelect

export const accountNumberContext = (breweryId: string) => `bank account ${breweryId}`

export const sealedAccountNumbers = sealedTextColumn({
  name: 'account numbers of breweries',
  table: breweryBankAccounts,
  id: breweryBankAccounts.breweryId,
  text: breweryBankAccounts.accountNumber,
  context: accountNumberContext,
})

export async function bankAccountRow(database: Database, breweryId: string): Promise<BankAccountRow | null> {
  return (await bankAccountRows(database, [breweryId])).at(0) ?? null
}

export async function bankAccountRows(
  database: Database,
  breweryIds: readonly string[],
): Promise<BankAccountRow[]> {
  if (breweryIds.length === 0) return []
  return database
    .select()
    .from(breweryBankAccounts)
    .where(inArray(breweryBankAccounts.breweryId, [...breweryIds]))
}

export async function storeBankAccount(transaction: Database, account: BankAccountRow): Promise<void> {
  const { breweryId: target } = breweryBankAccounts
  const { breweryId: _key, ...set } = account
  await transaction.insert(breweryBankAccounts).values(account).onConflictDoUpdate({ target, set })
}

/** Which of these breweries have a bank account. */
export async function withBankAccount(
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { breweryId } = breweryBankAccounts
  const rows = await database
    .select({ breweryId })
    .from(breweryBankAccounts)
    .where(inArray(breweryId, [...breweryIds]))
  return new Set(rows.map((row) => row.breweryId))
}

export async function payoutHoldRows(
  database: Database,
  breweryIds: readonly string[],
): Promise<PayoutHoldRow[]> {
  return database
    .select()
    .from(payoutHolds)
    .where(inArray(payoutHolds.breweryId, [...breweryIds]))
}

export async function storePayoutHold(transaction: Database, hold: PayoutHoldRow): Promise<void> {
  const { breweryId: _key, ...set } = hold
  await transaction
    .insert(payoutHolds)
    .values(hold)
    .onConflictDoUpdate({ target: payoutHolds.breweryId, set })
}

/** False where there was none. */
export async function deletePayoutHold(transaction: Database, breweryId: string): Promise<boolean> {
  const rows = await transaction
    .delete(payoutHolds)
    .where(eq(payoutHolds.breweryId, breweryId))
    .returning({ breweryId: payoutHolds.breweryId })
  return rows.length > 0
}
