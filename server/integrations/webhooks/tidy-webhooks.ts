import type { Database } from '../../platform/database/database.ts'
import { removeOldAttempts, removeOldEvents } from './delivery-queries.ts'
import { dropOldSecrets, failingEndpoints } from './endpoint-queries.ts'
import { failingMs } from './retry-times.ts'
import { switchOff } from './switch-off.ts'

/** The delivery log goes back so far (PLAT-13). */
export const logDays = 30

/** Ends webhooks without success for five days, and forgets old log rows and old secrets. */
export async function tidyWebhooks({
  database,
  publicUrl,
  clock,
}: {
  database: Database
  publicUrl: string
  clock: () => Date
}): Promise<void> {
  const now = clock()
  for (const id of await failingEndpoints(database, new Date(now.getTime() - failingMs)))
    await switchOff({ database, publicUrl }, { id, reason: 'failing', now })
  await dropOldSecrets(database, now)
  const before = new Date(now.getTime() - logDays * 86_400_000)
  await removeOldAttempts(database, before)
  await removeOldEvents(database, before)
}
