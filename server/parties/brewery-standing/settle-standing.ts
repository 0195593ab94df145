import { findBrewerySales, setBrewerySale } from '../../catalogue/beers/brewery-sale.ts'
import type { Database } from '../../platform/database/database.ts'
import { notifyOfApproval, warnOfAwrsEnd } from './standing-notices.ts'
import { type AssessedBrewery, standingOf } from './standing-of.ts'
import { updateStanding } from './standing-queries.ts'

/**
 * Writes what follows from a brewery's approval at a moment: what the shop shows of it, whether its open parts stop, and
 * the warning of an end. Every verb that changes a standing ends with it, and the clock takes it by a job.
 */
export async function settleStanding(
  transaction: Database,
  breweryId: string,
  now: Date,
): Promise<AssessedBrewery> {
  const assessed = await standingOf(transaction, breweryId, now)
  const { closure, awrs, isStopped } = assessed.standing
  const chargesVat = assessed.facts?.vatStatement !== 'not_registered'
  const before = (await findBrewerySales(transaction, [breweryId])).get(breweryId)
  await setBrewerySale(transaction, breweryId, {
    closure,
    verifiedNumber: awrs.verifiedNumber,
    chargesVat,
  })
  if (isStopped !== Boolean(assessed.facts?.stoppedSince))
    await updateStanding(transaction, breweryId, { stoppedSince: isStopped ? now.toISOString() : null })
  if (before?.closure?.reason === 'seller_not_cleared' && closure === null)
    await notifyOfApproval(transaction, breweryId, now)
  await warnOfAwrsEnd(transaction, assessed, now)
  return assessed
}
