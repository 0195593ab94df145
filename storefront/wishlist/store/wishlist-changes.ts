import type { WishlistMerge } from '../../../shared/api/wishlist-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { enqueue } from '../../sync/outbox.ts'
import { emptyWishlist, type StoredWishlist, unsentWishes, type UnsentWish } from './stored-wishlist.ts'
import { type BeerWish, isBeer, type Wish, wishKey } from './wish-record.ts'

/** What may happen to a wishlist, as pure rules. */

/** With one beer more: in the account where there is one, and else in this browser (WISH-17, WISH-23). */
export function withWish(wishlist: StoredWishlist, wish: BeerWish, id: string): StoredWishlist {
  const { client } = wishlist
  if (client === null) return { ...wishlist, guest: [...without(wishlist.guest, wishKey(wish)), wish] }
  const wishes = [...without(client.wishes, wishKey(wish)), wish]
  const added: UnsentWish = { beerId: wish.beerId, does: 'add', id }
  return enqueue({ ...wishlist, client: { ...client, wishes } }, added, unsentWishes)
}

export function withoutWish(wishlist: StoredWishlist, key: string, id: string): StoredWishlist {
  const guest = without(wishlist.guest, key)
  const { client } = wishlist
  if (client === null) return { ...wishlist, guest }
  const beer = [...client.wishes, ...wishlist.guest].filter(isBeer).find((wish) => wishKey(wish) === key)
  const next = { ...wishlist, guest, client: { ...client, wishes: without(client.wishes, key) } }
  return beer ? enqueue(next, { beerId: beer.beerId, does: 'remove', id }, unsentWishes) : next
}

/** The same wish with more known of it. */
export function describedWish(wishlist: StoredWishlist, wish: BeerWish): StoredWishlist {
  const better = (wishes: Wish[]) =>
    wishes.map((old) => (wishKey(old) === wishKey(wish) ? { ...wish, addedAt: old.addedAt } : old))
  const { client } = wishlist
  return {
    ...wishlist,
    guest: better(wishlist.guest),
    client: client && { ...client, wishes: better(client.wishes) },
  }
}

/**
 * For the client who is signed in, or for a guest (null). Beers that the account's server has not answered stay in the
 * browser when the account leaves it; all else of the account goes with it.
 */
export function asClient(wishlist: StoredWishlist, clientId: string | null): StoredWishlist {
  const { client } = wishlist
  if ((client?.id ?? null) === clientId) return wishlist
  const unsent = new Set(client?.unsent.filter(({ does }) => does === 'add').map(({ beerId }) => beerId))
  const stays = client?.wishes.filter((wish) => isBeer(wish) && unsent.has(wish.beerId)) ?? []
  return {
    ...emptyWishlist,
    guest: [...wishlist.guest, ...stays],
    client: clientId === null ? null : { id: clientId, wishes: [], unsent: [] },
  }
}

/** The server will never take this addition: the beer leaves the list, unless it was changed again since (OPEN-53). */
export function withoutRefused(wishlist: StoredWishlist, refused: UnsentWish): StoredWishlist {
  const { client } = wishlist
  const isLastChange = client?.unsent.some(({ id }) => id === refused.id)
  if (client === null || !isLastChange || refused.does === 'remove') return wishlist
  return { ...wishlist, client: { ...client, wishes: without(client.wishes, `beer:${refused.beerId}`) } }
}

/** As the server has it, with what it has not answered yet. */
export function withServer(wishlist: StoredWishlist, fromServer: BeerWish[]): StoredWishlist {
  const { client } = wishlist
  if (client === null) return wishlist
  const lastChange = new Map(client.unsent.map(({ beerId, does }) => [beerId, does]))
  const own = client.wishes.filter((wish) => isBeer(wish) && lastChange.get(wish.beerId) === 'add')
  const wishes = fromServer.filter(({ beerId }) => !lastChange.has(beerId))
  return { ...wishlist, client: { ...client, wishes: [...wishes, ...own] } }
}

/** The beers a merge may take: a UUID, in its one written form (WISH-22). */
export function mergeableBeers({ guest }: StoredWishlist): string[] {
  return guest.filter(isBeer).flatMap(({ beerId }) => (isUuid(beerId) ? beerId : []))
}

/** After the answer to a merge; a beer taken off the list meanwhile is taken out of the account too. */
export function merged(
  wishlist: StoredWishlist,
  { items }: WishlistMerge,
  newId: () => string,
): StoredWishlist {
  const { client } = wishlist
  if (client === null) return wishlist
  const held = items.filter(({ outcome }) => outcome !== 'refused').map(({ beerId }) => beerId)
  const leaves = new Set(items.filter(({ reason }) => reason !== 'wishlist_full').map(({ beerId }) => beerId))
  const gone = held.filter((beerId) => !wishlist.guest.some((wish) => isBeer(wish) && wish.beerId === beerId))
  const unsent = gone.map((beerId): UnsentWish => ({ beerId, does: 'remove', id: newId() }))
  const moved = wishlist.guest.filter((wish) => isBeer(wish) && held.includes(wish.beerId))
  const known = new Set(moved.map(wishKey))
  return {
    guest: wishlist.guest.filter((wish) => !isBeer(wish) || !leaves.has(wish.beerId)),
    client: {
      ...client,
      wishes: [...client.wishes.filter((wish) => !known.has(wishKey(wish))), ...moved],
      unsent: [...client.unsent.filter(({ beerId }) => !gone.includes(beerId)), ...unsent],
    },
    merge: null,
  }
}

const without = (wishes: Wish[], key: string) => wishes.filter((wish) => wishKey(wish) !== key)
