import type { WishlistItem } from '../../../shared/api/wishlist-api.ts'
import { wishlistLimit } from '../../../shared/limits/limits.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { findBeers } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertWishes, wishesOf } from './wishlist-queries.ts'
import { wishlistFull } from '../../platform/errors/basket-errors.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** Adds a beer and returns it; leaves a listed one unchanged. Throws RequestError 404 for an unknown beer. */
export async function addWish(
  database: Database,
  { clientId, beerId, now }: { clientId: string; beerId: string; now: Date },
): Promise<WishlistItem> {
  const [beer] = isUuid(beerId) ? await findBeers(database, [beerId]) : []
  if (!beer) throw notFound('The beer')
  await insertWishes(database, { clientId, beerIds: [beer.id], now })
  const wishes = await wishesOf(database, clientId)
  const wish = wishes.find((wish) => wish.beerId === beer.id)
  if (!wish && wishes.length >= wishlistLimit) throw wishlistFull()
  // One that is gone again went after it was added: with another device, or with the account.
  return { beerId: beer.id, addedAt: (wish?.addedAt ?? now).toISOString(), beer }
}
