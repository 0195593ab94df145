import type { Database } from '../database/database.ts'
import { breweryStopped } from '../errors/standing-errors.ts'
import { standingsOf } from './standing-of.ts'

/**
 * Refuses to move parts of a brewery on after a failed check or a suspension (AWRS-07). Throws RequestError 409
 * `brewery_stopped`. Needs a transaction.
 */
export async function requireNotStopped(transaction: Database, breweryId: string, now: Date): Promise<void> {
  const [assessed] = await standingsOf(transaction, [breweryId], { now, lock: 'share' })
  if (assessed?.standing.isStopped)
    throw breweryStopped(assessed.standing.awrs.state === 'failed' ? 'failed' : 'suspended')
}
