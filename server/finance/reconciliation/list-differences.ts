import type { Differences } from '../../../shared/api/reconciliation-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { nameDifference, ordersOfKeys, type PaidOrdersOf } from './name-difference.ts'
import { differenceRows } from './reconciliation-queries.ts'

/** What did not agree when a provider's books were read last, and is not explained. */
export async function listDifferences(
  database: Database,
  { provider, paidOrdersOf }: { provider: string; paidOrdersOf: PaidOrdersOf },
): Promise<Differences> {
  const rows = await differenceRows(database, provider)
  const keys = rows.map(({ key }) => key)
  const orders = await ordersOfKeys(database, keys, paidOrdersOf)
  return {
    rows: rows.map(({ key, kind, hereMinor, thereMinor, foundAt }) => ({
      key,
      about: nameDifference(key, orders.get(key)),
      orderNumber: orders.get(key)?.number ?? null,
      kind,
      hereMinor,
      thereMinor,
      foundAt: new Date(foundAt).toISOString(),
    })),
  }
}
