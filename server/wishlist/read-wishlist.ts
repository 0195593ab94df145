import type { WishlistItem } from '../../shared/api/wishlist.ts'
import { findBeers } from '../catalogue/find-beers.ts'
import type { Database } from '../database/connect.ts'
import { wishesOf } from './wishlist-queries.ts'

/** A client's beers with what is known of them now, the first added first. */
export async function readWishlist(database: Database, clientId: string): Promise<WishlistItem[]> {
  const wishes = await wishesOf(database, clientId)
  const beers = await findBeers(
    database,
    wishes.map(({ beerId }) => beerId),
  )
  const addedAt = new Map(wishes.map((wish) => [wish.beerId, wish.addedAt.toISOString()]))
  return beers.map((beer) => ({ beerId: beer.id, addedAt: addedAt.get(beer.id) ?? '', beer }))
}
