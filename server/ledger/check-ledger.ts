import type { Database } from '../database/database.ts'
import { feeTallyFaults, unbalancedRows } from './ledger-fault-queries.ts'

/** Transactions whose entries do not add up to 0, by how many pence; at most a hundred. The database refuses such. */
export const findUnbalanced = (database: Database): Promise<{ key: string; offMinor: number }[]> =>
  unbalancedRows(database)

/** Where the fees of a month that a list shows are not those of the ledger, in words. */
export const findFeeTallyFaults = (database: Database): Promise<string[]> => feeTallyFaults(database)
