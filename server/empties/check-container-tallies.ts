import type { Database } from '../database/database.ts'
import { cellFaults, containerFaults } from './container-tally-queries.ts'

/** Where what a brewery's list of containers sums is not what their movements say, in words. */
export const findContainerTallyFaults = async (database: Database): Promise<string[]> => [
  ...(await containerFaults(database)),
  ...(await cellFaults(database)),
]
