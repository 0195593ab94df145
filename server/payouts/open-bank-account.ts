import type { Database } from '../database/database.ts'
import { type Sealer, sealedPrefix } from '../secrets/seal-text.ts'
import { accountNumberContext, bankAccountRow } from './payout-account-queries.ts'

type BankAccount = { holder: string; sortCode: string; accountNumber: string }

/** Where a brewery is paid by bank, with the number in clear, for those who pay into it; null for none that opens. */
export async function openBankAccount(
  database: Database,
  sealer: Sealer,
  breweryId: string,
): Promise<BankAccount | null> {
  const row = await bankAccountRow(database, breweryId)
  if (row === null) return null
  const { holder, sortCode, accountNumber: stored } = row
  const isSealed = stored.startsWith(sealedPrefix)
  const accountNumber = isSealed ? sealer.open(stored, accountNumberContext(breweryId)) : stored
  return accountNumber === null ? null : { holder, sortCode, accountNumber }
}
