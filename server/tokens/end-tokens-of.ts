import type { Database } from '../database/database.ts'
import { endTokensOfMaker } from './api-token-queries.ts'

/** Ends the tokens that a person has made for a brewery, and says how many. */
export const endTokensOf = (
  transaction: Database,
  which: { breweryId: string; makerId: string; now: Date },
): Promise<number> => endTokensOfMaker(transaction, which)
