import { namesAll, readWishlistCookie, writeWishlistCookie } from '../../shared/wishlist-cookie.ts'
import type { Storing } from '../accounts/steady-storage.ts'
import { newWish, readWish, type Wish, wishKey, isBeer } from './wish-record.ts'

/** What the server has not said yes to: the last word on each beer. */
export type Unsent = { beerId: string; does: 'add' | 'remove'; /** Tells one from a later one. */ id: string }

export type KeptWishlist = {
  /** Of this browser: a guest's, and what has not gone into an account. */
  guest: Wish[]
  /** The account's, as it was last seen, with what was done to it since. */
  client: { id: string; wishes: Wish[]; unsent: Unsent[] } | null
  /** A merge that was sent and not answered: its beers and its key stay together (C-46). */
  merge: { key: string; beerIds: string[] } | null
}

export type CookieJar = { read: () => string | null; write: (value: string | null) => void }

export type WishlistKeeper = { read: () => KeptWishlist; write: (kept: KeptWishlist) => void }

export const emptyWishlist: KeptWishlist = { guest: [], client: null, merge: null }
const storageKey = 'dray-wishlist'

/** The wishlist in local storage, with its cookie in step for pages that are drawn before it is read. */
export function keepWishlist({ storage, jar }: { storage: Storing; jar: CookieJar }): WishlistKeeper {
  return {
    read: () => readKept(storage.getItem(storageKey)),
    write: (kept) => {
      const wishes = shownWishes(kept)
      const beerIds = wishes.filter(isBeer).map(({ beerId }) => beerId)
      jar.write(wishes.length === 0 ? null : writeWishlistCookie(beerIds, wishes.length))
      if (kept.client === null && wishes.length === 0) storage.removeItem(storageKey)
      else storage.setItem(storageKey, JSON.stringify(kept))
    },
  }
}

/** Everything on the list once, the newest first. */
export function shownWishes({ guest, client }: KeptWishlist): Wish[] {
  const all = [...guest, ...(client?.wishes ?? [])]
  const once = new Map(all.map((wish) => [wishKey(wish), wish]))
  return [...once.values()].toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
}

/**
 * With what a page without scripts wrote into the cookie: beers that are only there are new, and a guest's beers that
 * a whole cookie does not name are gone. No cookie says nothing.
 */
export function withCookie(
  kept: KeptWishlist,
  cookie: string | null,
  { now, newId }: { now: Date; newId: () => string },
): KeptWishlist {
  if (cookie === null || cookie === '') return kept
  const named = readWishlistCookie(cookie)
  const known = new Set(shownWishes(kept).flatMap((wish) => (isBeer(wish) ? wish.beerId : [])))
  const found = named
    .filter((beerId) => !known.has(beerId))
    .map((beerId) => newWish(beerId, undefined, now.toISOString()))
  if (kept.client !== null) {
    const { client } = kept
    const unsent = found.map(({ beerId }): Unsent => ({ beerId, does: 'add', id: newId() }))
    return {
      ...kept,
      client: { ...client, wishes: [...client.wishes, ...found], unsent: [...client.unsent, ...unsent] },
    }
  }
  const stays = (wish: Wish) => !isBeer(wish) || !namesAll(cookie) || named.includes(wish.beerId)
  return { ...kept, guest: [...kept.guest.filter(stays), ...found] }
}

function readKept(text: string | null): KeptWishlist {
  try {
    const { guest, client, merge } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return { guest: readWishes(guest), client: readClient(client), merge: readMerge(merge) }
  } catch {
    return emptyWishlist
  }
}

function readWishes(stored: unknown): Wish[] {
  return Array.isArray(stored) ? stored.flatMap((wish: unknown) => readWish(wish) ?? []) : []
}

function readClient(stored: unknown): KeptWishlist['client'] {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, wishes, unsent } = stored as Record<string, unknown>
  if (typeof id !== 'string') return null
  return { id, wishes: readWishes(wishes), unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [] }
}

function readMerge(stored: unknown): KeptWishlist['merge'] {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, beerIds } = stored as Record<string, unknown>
  if (typeof key !== 'string' || !Array.isArray(beerIds)) return null
  return { key, beerIds: beerIds.filter((id) => typeof id === 'string') }
}

const isUnsent = (entry: Partial<Unsent>) =>
  typeof entry?.beerId === 'string' && (entry.does === 'add' || entry.does === 'remove')
