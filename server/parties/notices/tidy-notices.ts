import { bellDays } from '../../../shared/accounts/notice-kinds.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { removeFurtherNotices, removeOldDays, removeOldNotices } from './notice-queries.ts'
import { bellSince } from './own-notices.ts'

/** Removes what no bell shows any more, and what was sent once a day so long ago (NOTE-04). */
export async function tidyNotices({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  await removeOldNotices(database, bellSince(now))
  await removeFurtherNotices(database)
  await removeOldDays(database, addDays(londonDay(now), -bellDays))
}
