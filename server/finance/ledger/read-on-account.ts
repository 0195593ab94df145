import type { Database } from '../../platform/database/database.ts'
import { bookedKeys, type OnAccountRow, onAccountRows, sumOnAccount } from './on-account-queries.ts'

export type { OnAccountRow } from './on-account-queries.ts'

/** What a buyer owes over orders on account, in pence; below 0 is paid too much. Entries before a moment alone, if named. */
export async function readOwedOnAccount(
  database: Database,
  clientId: string,
  before: Date | null = null,
): Promise<number> {
  return sumOnAccount(database, clientId, before)
}

/** The entries of these buyers' sums, the oldest first. */
export async function readOnAccount(
  database: Database,
  clientIds: readonly string[],
  before: Date | null = null,
): Promise<OnAccountRow[]> {
  return onAccountRows(database, clientIds, before)
}

/** Those of these parts that no invoice was booked for. */
export async function findUninvoiced<Part extends { id: string }>(
  database: Database,
  parts: readonly Part[],
): Promise<Part[]> {
  if (parts.length === 0) return []
  const booked = new Set(
    await bookedKeys(
      database,
      parts.map(({ id }) => `invoiced:${id}`),
    ),
  )
  return parts.filter(({ id }) => !booked.has(`invoiced:${id}`))
}
