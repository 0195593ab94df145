import type { Database } from '../database/database.ts'
import { endTokensOfMaker } from './api-token-queries.ts'
import type { TokenOwner } from './token-owner.ts'

/** Ends the tokens that a person has made for a brewery or a group, and says how many. */
export const endTokensOf = (
  transaction: Database,
  which: { owner: TokenOwner; makerId: string; now: Date },
): Promise<number> => endTokensOfMaker(transaction, which)
