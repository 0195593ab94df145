import type { Database } from '../database/database.ts'
import { claimDay } from './notice-queries.ts'

/** Whether this is the first of its subject on a London day; then it is no longer. Needs the transaction that sends it. */
export const claimOncePerDay = (
  transaction: Database,
  sent: { subject: string; day: string },
): Promise<boolean> => claimDay(transaction, sent)
