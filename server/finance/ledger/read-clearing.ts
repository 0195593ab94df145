import type { Database } from '../../platform/database/database.ts'
import { clearingKeysSince, type ClearingSum, clearingSums } from './clearing-queries.ts'

export type { ClearingSum } from './clearing-queries.ts'

const atATime = 1000

/** The keys of bookings of a provider's money since a moment. */
export async function readClearingKeys(
  database: Database,
  of: { provider: string; since: Date },
): Promise<string[]> {
  return clearingKeysSince(database, of)
}

/** What is in the ledger of a provider's money under each of these keys, in pence. */
export async function readClearingSums(
  database: Database,
  { provider, keys }: { provider: string; keys: readonly string[] },
): Promise<ClearingSum[]> {
  const sums: ClearingSum[] = []
  for (let from = 0; from < keys.length; from += atATime)
    sums.push(...(await clearingSums(database, { provider, keys: keys.slice(from, from + atATime) })))
  return sums
}
