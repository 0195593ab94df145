import type { Database } from '../database/database.ts'
import { lockLevels } from './level-queries.ts'

/** Holds the levels of these items until the transaction ends, in the order of all writers. */
export async function lockStock(transaction: Database, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await lockLevels(transaction, itemIds)
}
