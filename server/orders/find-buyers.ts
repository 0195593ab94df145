import type { Database } from '../database/database.ts'
import { buyerIds, orderCounts } from './buyer-queries.ts'

/** Which of these clients have ordered: paid, or to be paid by invoice. For features that trust buyers more. */
export async function findBuyers(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(clientIds.length === 0 ? [] : await buyerIds(database, clientIds))
}

/** How many orders each of these clients has paid, or is to pay by invoice; clients without any are missing. */
export async function countOrdersOf(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = clientIds.length === 0 ? [] : await orderCounts(database, clientIds)
  return new Map(rows.flatMap(({ clientId, total }) => (clientId === null ? [] : [[clientId, total]])))
}
