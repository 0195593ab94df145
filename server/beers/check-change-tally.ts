import type { Database } from '../database/database.ts'
import { changeFaults } from './change-list-queries.ts'

/** Where what the list of the catalogue's changes counts by is not what there is, in words. */
export const findChangeTallyFaults = (database: Database): Promise<string[]> => changeFaults(database)
