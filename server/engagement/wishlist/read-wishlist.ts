import type { WishlistItem } from '../../../shared/api/wishlist-api.ts'
import { findBeers } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { wishesOf, wishesOfClients, type WishRow } from './wishlist-queries.ts'
import { wishlistFlag } from '../../../shared/wishlist/wishlist-summary.ts'
import { readFlags } from '../../platform/settings/feature-flags.ts'

/** A client's beers with their present details, oldest wish first. */
export async function readWishlist(database: Database, clientId: string): Promise<WishlistItem[]> {
  const wishes = await wishesOf(database, clientId)
  const beers = await findBeers(
    database,
    wishes.map(({ beerId }) => beerId),
  )
  const addedAt = new Map(wishes.map((wish) => [wish.beerId, wish.addedAt.toISOString()]))
  return beers.map((beer) => ({ beerId: beer.id, addedAt: addedAt.get(beer.id) ?? '', beer }))
}

/** The wishes of these clients, by client. */
export async function findWishes(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, WishRow[]>> {
  const rows = clientIds.length === 0 ? [] : await wishesOfClients(database, clientIds)
  return Map.groupBy(rows, ({ clientId }) => clientId)
}

/** Whether there is a wishlist at all: on unless an operator switched it off (WISH-10, WISH-11). */
export async function isWishlistOn(database: Database): Promise<boolean> {
  const [flag] = await readFlags(database, [wishlistFlag], true)
  return flag?.enabled ?? true
}
