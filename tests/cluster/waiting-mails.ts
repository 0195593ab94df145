import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../server/platform/database/database.ts'
import { mails } from '../../server/platform/mail/mail-tables.ts'

/** Mails that are yet to be sent, but for those that no deadline hangs on: at night they wait for the morning. */
export const waitingMails = (database: Database): Promise<number> =>
  database.$count(mails, and(isNull(mails.failedForGoodAt), eq(mails.waitsForMorning, false)))

/** The five minutes pass at once after which the mails of a process that died are sent by another (docs/decisions/0010). */
export async function passClaims(database: Database): Promise<void> {
  const isClaimed = and(isNull(mails.failedForGoodAt), gt(mails.dueAt, sql`now()`))
  await database
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(isClaimed)
}
