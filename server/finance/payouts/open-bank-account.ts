import type { Database } from '../../platform/database/database.ts'
import { type Sealer, sealedPrefix } from '../../platform/secrets/seal-text.ts'
import { accountNumberContext, bankAccountRows } from './payout-account-queries.ts'

type BankAccount = { holder: string; sortCode: string; accountNumber: string }

/** Where these breweries are paid by bank, with the numbers in clear, for those who pay into them; without what does not open. */
export async function openBankAccounts(
  database: Database,
  sealer: Sealer,
  breweryIds: readonly string[],
): Promise<ReadonlyMap<string, BankAccount>> {
  const rows = await bankAccountRows(database, breweryIds)
  return new Map(
    rows.flatMap(({ breweryId, holder, sortCode, accountNumber: stored }) => {
      const isSealed = stored.startsWith(sealedPrefix)
      const accountNumber = isSealed ? sealer.open(stored, accountNumberContext(breweryId)) : stored
      return accountNumber === null ? [] : [[breweryId, { holder, sortCode, accountNumber }] as const]
    }),
  )
}
