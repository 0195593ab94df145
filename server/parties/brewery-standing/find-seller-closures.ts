import type { SellerClosure } from '../../../shared/standing/seller-closure.ts'
import type { Database } from '../../platform/database/database.ts'
import { standingsOf } from './standing-of.ts'

/**
 * Why nothing can be ordered at this moment, of each of these breweries that takes no orders. Needs a transaction: their
 * standings stay as they are until it ends.
 */
export async function findSellerClosures(
  transaction: Database,
  breweryIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SellerClosure>> {
  const assessed = await standingsOf(transaction, [...new Set(breweryIds)].toSorted(), { now, lock: 'share' })
  return new Map(
    assessed.flatMap(({ breweryId, standing: { closure } }) =>
      closure ? [[breweryId, closure] as const] : [],
    ),
  )
}
