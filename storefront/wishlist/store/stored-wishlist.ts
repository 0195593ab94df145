import {
  namesAll,
  readWishlistCookie,
  writeWishlistCookie,
} from '../../../shared/wishlist/wishlist-cookie.ts'
import type { OutboxItem, OutboxRules } from '../../sync/outbox.ts'
import type { TextStorage } from '../../storage/safe-storage.ts'
import { storedJson, type StoredValue } from '../../sync/stored-value.ts'
import { newWish, readWish, type Wish, wishKey, isBeer } from './wish-record.ts'

/** Changes without an answer yet: the last one of each beer. */
export type UnsentWish = OutboxItem & { beerId: string; does: 'add' | 'remove' }

export type StoredWishlist = {
  /** The browser's own: a guest's beers, and those not yet merged into an account. */
  guest: Wish[]
  /** The account's, as last loaded, with the changes since. */
  client: { id: string; wishes: Wish[]; unsent: UnsentWish[] } | null
  /** A merge that was sent and not answered: its beers and its key stay together (C-46). */
  merge: { key: string; beerIds: string[] } | null
}

export type WishlistCookie = { read: () => string | null; write: (value: string | null) => void }

export const emptyWishlist: StoredWishlist = { guest: [], client: null, merge: null }
export const wishlistKey = 'dray-wishlist'

/** The unsent changes as an outbox: beers are independent, and the last change of each is enough. */
export const unsentWishes: OutboxRules<StoredWishlist, UnsentWish> = {
  itemsOf: ({ client }) => client?.unsent ?? [],
  withItems: (wishlist, unsent) => ({
    ...wishlist,
    client: wishlist.client && { ...wishlist.client, unsent: [...unsent] },
  }),
  mergeKeyOf: ({ beerId }) => beerId,
  isInOrder: false,
}

/** The wishlist in local storage, with its cookie in step for pages that are rendered before it is read. */
export function wishlistStorage(storage: TextStorage, cookie: WishlistCookie): StoredValue<StoredWishlist> {
  const stored = storedJson(storage, wishlistKey, parseWishlist)
  return {
    ...stored,
    write: (wishlist) => {
      const wishes = shownWishes(wishlist)
      const beerIds = wishes.filter(isBeer).map(({ beerId }) => beerId)
      cookie.write(wishes.length === 0 ? null : writeWishlistCookie(beerIds, wishes.length))
      if (wishlist.client === null && wishes.length === 0) stored.remove()
      else stored.write(wishlist)
    },
  }
}

/** Everything on the list once, the newest first. */
export function shownWishes({ guest, client }: StoredWishlist): Wish[] {
  const all = [...guest, ...(client?.wishes ?? [])]
  const once = new Map(all.map((wish) => [wishKey(wish), wish]))
  return [...once.values()].toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
}

/**
 * Applies the cookie that a page without scripts wrote: beers only in the cookie are new, and a guest's beers that
 * a complete cookie does not name are removed. Without a cookie nothing changes.
 */
export function withCookie(
  wishlist: StoredWishlist,
  cookie: string | null,
  { now, newId }: { now: Date; newId: () => string },
): StoredWishlist {
  if (cookie === null || cookie === '') return wishlist
  const named = readWishlistCookie(cookie)
  const known = new Set(shownWishes(wishlist).flatMap((wish) => (isBeer(wish) ? wish.beerId : [])))
  const found = named
    .filter((beerId) => !known.has(beerId))
    .map((beerId) => newWish(beerId, undefined, now.toISOString()))
  if (wishlist.client !== null) {
    const { client } = wishlist
    const unsent = found.map(({ beerId }): UnsentWish => ({ beerId, does: 'add', id: newId() }))
    return {
      ...wishlist,
      client: { ...client, wishes: [...client.wishes, ...found], unsent: [...client.unsent, ...unsent] },
    }
  }
  const stays = (wish: Wish) => !isBeer(wish) || !namesAll(cookie) || named.includes(wish.beerId)
  return { ...wishlist, guest: [...wishlist.guest.filter(stays), ...found] }
}

function parseWishlist(stored: unknown): StoredWishlist {
  const { guest, client, merge } = (stored ?? {}) as Record<string, unknown>
  return { guest: parseWishes(guest), client: parseClient(client), merge: parseMerge(merge) }
}

function parseWishes(stored: unknown): Wish[] {
  return Array.isArray(stored) ? stored.flatMap((wish: unknown) => readWish(wish) ?? []) : []
}

function parseClient(stored: unknown): StoredWishlist['client'] {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, wishes, unsent } = stored as Record<string, unknown>
  if (typeof id !== 'string') return null
  return { id, wishes: parseWishes(wishes), unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [] }
}

function parseMerge(stored: unknown): StoredWishlist['merge'] {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, beerIds } = stored as Record<string, unknown>
  if (typeof key !== 'string' || !Array.isArray(beerIds)) return null
  return { key, beerIds: beerIds.filter((id) => typeof id === 'string') }
}

const isUnsent = (item: Partial<UnsentWish> | null) =>
  typeof item?.beerId === 'string' && (item.does === 'add' || item.does === 'remove')
