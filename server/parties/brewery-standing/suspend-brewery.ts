import type { Database } from '../../platform/database/database.ts'
import { alreadySuspended, notSuspended } from '../../platform/errors/standing-errors.ts'
import { changeStanding, type StandingChange } from './change-standing.ts'
import { standingOf } from './standing-of.ts'
import { updateStanding } from './standing-queries.ts'

/** Suspends a brewery: it takes no orders, and its open parts stop. Throws RequestError 409 if it is suspended. */
export async function suspendBrewery(
  transaction: Database,
  change: StandingChange & { reason: string },
): Promise<void> {
  const { breweryId, reason, now } = change
  await changeStanding(transaction, change, 'brewery_suspended', async () => {
    const { facts } = await standingOf(transaction, breweryId, now)
    if (facts?.suspendedAt) throw alreadySuspended()
    await updateStanding(transaction, breweryId, {
      suspendedAt: now.toISOString(),
      suspensionReason: reason.trim(),
    })
  })
}

/** Ends a suspension. Throws RequestError 409 where there is none. */
export async function reinstateBrewery(transaction: Database, change: StandingChange): Promise<void> {
  const { breweryId, now } = change
  await changeStanding(transaction, change, 'brewery_reinstated', async () => {
    const { facts } = await standingOf(transaction, breweryId, now)
    if (!facts?.suspendedAt) throw notSuspended()
    await updateStanding(transaction, breweryId, { suspendedAt: null, suspensionReason: null })
  })
}
