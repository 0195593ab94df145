import type { WishlistItem } from '../../shared/api/wishlist.ts'
import { wishlistLimit } from '../../shared/limits.ts'
import { isUuid } from '../../shared/uuid.ts'
import { findBeers } from '../catalogue/find-beers.ts'
import type { Database } from '../database/connect.ts'
import { notFound, RequestError } from '../errors.ts'
import { insertWishes, wishesOf } from './wishlist-queries.ts'

/** Adds a beer and answers it; one that is on the list stays as it is. Throws RequestError 404 for an unknown beer. */
export async function addWish(
  database: Database,
  { clientId, beerId, now }: { clientId: string; beerId: string; now: Date },
): Promise<WishlistItem> {
  const [beer] = isUuid(beerId) ? await findBeers(database, [beerId]) : []
  if (!beer) throw notFound('The beer')
  await insertWishes(database, { clientId, beerIds: [beer.id], now })
  const wishes = await wishesOf(database, clientId)
  const wish = wishes.find((wish) => wish.beerId === beer.id)
  if (!wish && wishes.length >= wishlistLimit)
    throw new RequestError(409, 'wishlist_full', 'The wishlist is full.')
  // One that is gone again went after it was added: with another device, or with the account.
  return { beerId: beer.id, addedAt: (wish?.addedAt ?? now).toISOString(), beer }
}
