import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { portionSize } from '../stock/count-stock.ts'
import { lockPrices } from './lock-prices.ts'
import { copyPublicOffers, hasOffersToMark, markShownOffers } from './offer-queries.ts'

/** Gives these containers their present quantity prices and offers, with offers that begin or end now. Needs a transaction. */
export async function showOffers(
  transaction: Database,
  containerIds: readonly string[],
  now: Date,
): Promise<void> {
  const changed = await markShownOffers(transaction, londonDay(now))
  const ids = [...new Set([...containerIds, ...changed])].toSorted()
  for (let at = 0; at < ids.length; at += portionSize) {
    const portion = ids.slice(at, at + portionSize)
    await lockPrices(transaction, portion)
    await copyPublicOffers(transaction, { containerIds: portion, now })
  }
}

/** Begins and ends dated offers: at 00:00 in London, and once their units are gone or back (OFFER-03). */
export async function applyDatedOffers(database: Database, now: Date): Promise<void> {
  if (await hasOffersToMark(database, londonDay(now)))
    await database.transaction((transaction) => showOffers(transaction, [], now))
}
