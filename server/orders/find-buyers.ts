import type { Database } from '../database/database.ts'
import { buyerIds } from './buyer-queries.ts'

/** Which of these clients have ordered: paid, or to be paid by invoice. For features that trust buyers more. */
export async function findBuyers(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(clientIds.length === 0 ? [] : await buyerIds(database, clientIds))
}
