import type { Database } from '../../platform/database/database.ts'
import { accountRows, hastenTransfers, upsertAccount } from './transfer-queries.ts'
import { badField } from '../../platform/errors/common-errors.ts'

/** Sets a brewery's Stripe account; its waiting transfers leave with the next sweep. */
export async function setPayoutAccount(
  database: Database,
  { breweryId, account, now }: { breweryId: string; account: string; now: Date },
): Promise<void> {
  if (!/^acct_\w+$/.test(account)) throw badField('account', `'${account}' is no Stripe account: acct_….`)
  await upsertAccount(database, breweryId, account)
  await hastenTransfers(database, breweryId, now)
}

/** The Stripe account that a brewery is paid into; null without one. */
export async function findPayoutAccount(database: Database, breweryId: string): Promise<string | null> {
  return (await findPayoutAccounts(database, [breweryId])).get(breweryId) ?? null
}

/** The same of several breweries; those without one are missing. */
export async function findPayoutAccounts(
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await accountRows(database, breweryIds)
  return new Map(rows.map(({ breweryId, account }) => [breweryId, account]))
}
