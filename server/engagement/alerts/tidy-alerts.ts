import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { removeOldDays, removeOldSent } from './digest-queries.ts'
import { removeOldDrops } from './price-drop-queries.ts'
import { removeOldRequests } from './stock-request-queries.ts'

/** Longer than anything counts as news, so that nothing comes twice. */
const heldDays = 30

/** Removes answered requests, price drops and what was sent, all after thirty days. */
export async function tidyAlerts({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - heldDays * 86_400_000)
  await removeOldRequests(database, before)
  await removeOldDrops(database, before)
  await removeOldSent(database, before)
  await removeOldDays(database, addDays(londonDay(now), -heldDays))
}
