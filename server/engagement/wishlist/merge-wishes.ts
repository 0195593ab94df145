import type { WishlistMerge } from '../../../shared/api/wishlist-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { findBeers } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertWishes, wishesOf } from './wishlist-queries.ts'

/** Adds a guest's beers and returns the outcome for each (C-46, OPEN-08). Needs a transaction. */
export async function mergeWishes(
  transaction: Database,
  { clientId, beerIds, now }: { clientId: string; beerIds: readonly string[]; now: Date },
): Promise<WishlistMerge['items']> {
  const named = beerIds.map((beerId) => beerId.toLowerCase())
  const beers = await findBeers(transaction, [...new Set(named.filter(isUuid))])
  const known = beers.map(({ id }) => id)
  const added = new Set(await insertWishes(transaction, { clientId, beerIds: known, now }))
  const held = new Set((await wishesOf(transaction, clientId)).map(({ beerId }) => beerId))
  return named.map((beerId, index) => {
    const sent = beerIds[index]!
    if (!known.includes(beerId)) return { beerId: sent, outcome: 'refused', reason: 'unknown_beer' }
    if (!held.has(beerId)) return { beerId: sent, outcome: 'refused', reason: 'wishlist_full' }
    return { beerId: sent, outcome: added.has(beerId) ? 'added' : 'kept', reason: null }
  })
}
