import type { WishlistMerge } from '../../shared/api/wishlist.ts'
import { isUuid } from '../../shared/uuid.ts'
import { emptyWishlist, type KeptWishlist, type Unsent } from './kept-wishlist.ts'
import { type BeerWish, isBeer, type Wish, wishKey } from './wish-record.ts'

/** What may happen to a wishlist, as pure rules over what is kept. */
type Client = NonNullable<KeptWishlist['client']>

/** With one beer more: in the account where there is one, and else in this browser (WISH-17, WISH-23). */
export function withWish(kept: KeptWishlist, wish: BeerWish, id: string): KeptWishlist {
  const { client } = kept
  if (client === null) return { ...kept, guest: [...without(kept.guest, wishKey(wish)), wish] }
  const wishes = [...without(client.wishes, wishKey(wish)), wish]
  return {
    ...kept,
    client: { ...client, wishes, unsent: said(client, { beerId: wish.beerId, does: 'add', id }) },
  }
}

export function withoutWish(kept: KeptWishlist, key: string, id: string): KeptWishlist {
  const guest = without(kept.guest, key)
  const { client } = kept
  if (client === null) return { ...kept, guest }
  const beer = [...client.wishes, ...kept.guest].filter(isBeer).find((wish) => wishKey(wish) === key)
  const unsent = beer ? said(client, { beerId: beer.beerId, does: 'remove', id }) : client.unsent
  return { ...kept, guest, client: { ...client, wishes: without(client.wishes, key), unsent } }
}

/** The same wish with more known of it. */
export function describedWish(kept: KeptWishlist, wish: BeerWish): KeptWishlist {
  const better = (wishes: Wish[]) =>
    wishes.map((old) => (wishKey(old) === wishKey(wish) ? { ...wish, addedAt: old.addedAt } : old))
  const { client } = kept
  return {
    ...kept,
    guest: better(kept.guest),
    client: client && { ...client, wishes: better(client.wishes) },
  }
}

/**
 * For whoever is signed in, null being nobody. What an account's server has not heard of stays with the browser when
 * the account leaves it; all else of the account goes with it.
 */
export function asClient(kept: KeptWishlist, clientId: string | null): KeptWishlist {
  const { client } = kept
  if ((client?.id ?? null) === clientId) return kept
  const unheard = new Set(client?.unsent.filter(({ does }) => does === 'add').map(({ beerId }) => beerId))
  const stays = client?.wishes.filter((wish) => isBeer(wish) && unheard.has(wish.beerId)) ?? []
  return {
    ...emptyWishlist,
    guest: [...kept.guest, ...stays],
    client: clientId === null ? null : { id: clientId, wishes: [], unsent: [] },
  }
}

/** The server has heard this; what was said since stands. */
export function heard(kept: KeptWishlist, { id }: Unsent): KeptWishlist {
  const { client } = kept
  return {
    ...kept,
    client: client && { ...client, unsent: client.unsent.filter((other) => other.id !== id) },
  }
}

/** The server will not have this, however often it is asked: the beer leaves the list (OPEN-53). */
export function refused(kept: KeptWishlist, unsent: Unsent): KeptWishlist {
  const isLastWord = kept.client?.unsent.some(({ id }) => id === unsent.id)
  const next = heard(kept, unsent)
  if (!isLastWord || unsent.does === 'remove' || next.client === null) return next
  return { ...next, client: { ...next.client, wishes: without(next.client.wishes, `beer:${unsent.beerId}`) } }
}

/** As the server has it, with what it has not heard of yet. */
export function withServer(kept: KeptWishlist, told: BeerWish[]): KeptWishlist {
  const { client } = kept
  if (client === null) return kept
  const lastWord = new Map(client.unsent.map(({ beerId, does }) => [beerId, does]))
  const own = client.wishes.filter((wish) => isBeer(wish) && lastWord.get(wish.beerId) === 'add')
  const wishes = told.filter(({ beerId }) => !lastWord.has(beerId))
  return { ...kept, client: { ...client, wishes: [...wishes, ...own] } }
}

/** The beers a merge may take: a UUID, in its one written form (WISH-22). */
export function mergeableBeers({ guest }: KeptWishlist): string[] {
  return guest.filter(isBeer).flatMap(({ beerId }) => (isUuid(beerId) ? beerId : []))
}

/** After the answer to a merge; a beer taken off the list meanwhile is taken out of the account too. */
export function merged(kept: KeptWishlist, { items }: WishlistMerge, newId: () => string): KeptWishlist {
  const { client } = kept
  if (client === null) return kept
  const held = items.filter(({ outcome }) => outcome !== 'refused').map(({ beerId }) => beerId)
  const leaves = new Set(items.filter(({ reason }) => reason !== 'wishlist_full').map(({ beerId }) => beerId))
  const gone = held.filter((beerId) => !kept.guest.some((wish) => isBeer(wish) && wish.beerId === beerId))
  const unsent = gone.map((beerId): Unsent => ({ beerId, does: 'remove', id: newId() }))
  const moved = kept.guest.filter((wish) => isBeer(wish) && held.includes(wish.beerId))
  const known = new Set(moved.map(wishKey))
  return {
    guest: kept.guest.filter((wish) => !isBeer(wish) || !leaves.has(wish.beerId)),
    client: {
      ...client,
      wishes: [...client.wishes.filter((wish) => !known.has(wishKey(wish))), ...moved],
      unsent: [...client.unsent.filter(({ beerId }) => !gone.includes(beerId)), ...unsent],
    },
    merge: null,
  }
}

const said = ({ unsent }: Client, word: Unsent) => [
  ...unsent.filter(({ beerId }) => beerId !== word.beerId),
  word,
]
const without = (wishes: Wish[], key: string) => wishes.filter((wish) => wishKey(wish) !== key)
