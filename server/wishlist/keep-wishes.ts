import type { WishlistItem, WishlistMerge } from '../../shared/api/wishlist.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { OwnData } from '../accounts/accounts.ts'
import { findBeers } from '../catalogue/find-beers.ts'
import type { Database } from '../database/connect.ts'
import { notFound, RequestError } from '../errors.ts'
import { deleteWish, insertWishes, wishesOf } from './wishlist-queries.ts'

type Wish = { clientId: string; beerId: string; now: Date }

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

/** Adds a beer and answers it; one that is on the list stays as it is. Throws RequestError 404 for an unknown beer. */
export async function addWish(database: Database, { clientId, beerId, now }: Wish): Promise<WishlistItem> {
  const [beer] = isUuid(beerId) ? await findBeers(database, [beerId]) : []
  if (!beer) throw notFound('The beer')
  await insertWishes(database, { clientId, beerIds: [beer.id], now })
  const wish = (await wishesOf(database, clientId)).find((wish) => wish.beerId === beer.id)
  if (!wish) throw new RequestError(409, 'wishlist_full', 'The wishlist is full.')
  return { beerId: beer.id, addedAt: wish.addedAt.toISOString(), beer }
}

/** One that is not on the list is removed already. */
export async function removeWish(
  database: Database,
  wish: { clientId: string; beerId: string },
): Promise<void> {
  if (isUuid(wish.beerId)) await deleteWish(database, wish)
}

/** Adds a guest's beers and tells what became of each (C-46, OPEN-08). Needs a transaction. */
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

/** A client's wishlist, for the client to take away. */
export const ownWishlist: OwnData = {
  name: 'wishlist',
  read: async (database, clientId) =>
    (await readWishlist(database, clientId)).map(({ beerId, addedAt, beer }) => ({
      beerId,
      title: beer.name,
      breweryName: beer.team.name,
      addedAt,
    })),
}
