import type { Database } from '../database/database.ts'
import { partFaults, standingFaults } from './order-tally-queries.ts'

/** Where what lists of orders count by is not what there is, in words. */
export const findOrderTallyFaults = async (database: Database): Promise<string[]> => [
  ...(await standingFaults(database)),
  ...(await partFaults(database)),
]
