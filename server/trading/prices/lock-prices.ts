import type { Database } from '../../platform/database/database.ts'
import { lockStock } from '../stock/read-stock.ts'

/**
 * Holds the prices of these containers until the transaction ends, so that those set at once follow each other. It locks
 * their levels, as what writes stock writes the containers too and locks the levels first (STOCK-07).
 */
export const lockPrices = (transaction: Database, containerIds: readonly string[]): Promise<void> =>
  lockStock(transaction, containerIds)
