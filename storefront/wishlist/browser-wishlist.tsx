import type { createRoot } from 'react-dom/client'
import { type BasketAdd, basketAddEvent } from '../../shared/basket-events.ts'
import { raiseWishlist, type WishlistEvents } from '../../shared/wishlist-events.ts'
import { wishlistCookieName } from '../../shared/wishlist-marks.ts'
import { wishlistCookie, writeWishes } from '../../shared/wishlist-cookie.ts'
import { exclusivelyBy } from '../accounts/exclusively.ts'
import { loadSession } from '../accounts/load-session.ts'
import { mergeRequestEvent, type MergeRequest } from '../accounts/session-events.ts'
import { hearSession, sessionState } from '../accounts/session-state.ts'
import { steadyStorage } from '../accounts/steady-storage.ts'
import { announce } from '../ui/announce.ts'
import { type CookieJar, keepWishlist, withCookie } from './kept-wishlist.ts'
import { takeWishes } from './take-wishes.ts'
import { tellMarks } from './wish-marks.ts'
import { isBeer, type Wish } from './wish-record.ts'
import { wishlistCalls } from './wishlist-calls.ts'
import { createWishlistStore, forgetWishlist } from './wishlist-store.ts'
import { changeDrawer, drawerState } from './drawer-state.ts'
import { WishlistDrawer } from './WishlistDrawer.tsx'

export type BrowserWishlist = {
  /** An event of shared/wishlist-events.ts. */
  hear: <Name extends keyof WishlistEvents>(name: Name, detail: WishlistEvents[Name]) => void
  /** Empties it and takes it off every page (WISH-09, WISH-13, WISH-14). */
  turnOff: () => void
}

/**
 * The wishlist of this tab: what is kept, the account, and the drawer, which stands in a root of its own so that pages
 * carry nothing of it. Called once.
 */
export function startWishlist(draw: typeof createRoot): BrowserWishlist {
  const calls = wishlistCalls()
  const jar = browserJar()
  const keeper = keepWishlist({ storage: steadyStorage(() => localStorage), jar })
  const store = createWishlistStore({
    keeper,
    calls,
    exclusively: exclusivelyBy(navigator.locks),
    now: () => new Date(),
    newId,
    show: showWishes,
    tellMerge: (sentences) => {
      changeDrawer({ summary: sentences })
      announce(sentences.join(' '), { isShown: true })
    },
  })
  let removeDrawer: (() => void) | null = null
  if (isOff()) store.adopt(forgetWishlist)
  else {
    store.adopt((kept) => withCookie(kept, jar.read(), { now: new Date(), newId }))
    removeDrawer = drawDrawer(draw, store.remove)
    followSession()
  }

  function followSession(): void {
    let seen: string | null | undefined
    const follow = () => {
      const { status, user } = sessionState()
      const clientId = user?.id ?? null
      if (status === 'unknown' || clientId === seen) return
      seen = clientId
      store.follow(clientId)
      void store.refresh()
      if (clientId !== null) void merge()
    }
    follow()
    hearSession(follow)
    window.addEventListener(mergeRequestEvent, (request) => {
      if ((request as MergeRequest).detail.kind === 'wishlist') void merge()
    })
    window.addEventListener('online', () => void store.refresh())
    window.addEventListener('storage', ({ key }) => {
      if (key === 'dray-wishlist' || key === null) store.reread()
    })
    window.addEventListener('pageshow', ({ persisted }) => persisted && store.reread())
  }

  async function merge(): Promise<void> {
    const session = await loadSession()
    if (await session.runMerge('wishlist', store.merge)) await store.refresh()
  }

  async function move(beerIds: string[]): Promise<void> {
    const { items, taken, unavailable, unknown } = await takeWishes(beerIds, calls.describe)
    const stays = [
      ...unavailable.map((title) => `${title} cannot be bought online right now.`),
      ...(unknown.length > 0 ? ['There seems to be no connection.'] : []),
    ]
    changeDrawer({ isMoving: false, stays, ...(items.length > 0 && { isOpen: false }) })
    // An open drawer shows it itself
    const isShown = items.length > 0 || !drawerState().isOpen
    if (stays.length > 0) announce(`Not moved: ${stays.join(' ')}`, { isShown })
    if (items.length === 0) return
    const detail: BasketAdd = { items }
    window.dispatchEvent(new CustomEvent(basketAddEvent, { detail }))
    raiseWishlist('moved', { beerIds: taken })
  }

  const hearing: { [Name in keyof WishlistEvents]?: (detail: WishlistEvents[Name]) => void } = {
    open: () => changeDrawer({ isOpen: true }),
    toggle: ({ beerId, beer }) => {
      if (store.toggle(beerId, beer)) changeDrawer({ isOpen: true })
      else announce('Removed from your wishlist.')
    },
    refresh: () => void store.refresh(),
    move: ({ beerIds }) => void move(beerIds),
    moved: ({ beerIds }) => store.remove(beerIds.map((beerId) => `beer:${beerId}`)),
  }

  return {
    hear: (name, detail) => {
      if (!isOff()) hearing[name]?.(detail)
    },
    turnOff: () => {
      document.documentElement.dataset['wishlist'] = 'off'
      store.adopt(forgetWishlist)
      removeDrawer?.()
    },
  }
}

const newId = () => crypto.randomUUID()
const isOff = () => document.documentElement.dataset['wishlist'] === 'off'

function showWishes(wishes: Wish[]): void {
  const beerIds = wishes.filter(isBeer).map(({ beerId }) => beerId)
  tellMarks(writeWishes(beerIds, wishes.length))
  changeDrawer({ wishes })
  raiseWishlist('changed', { count: wishes.length })
}

function drawDrawer(draw: typeof createRoot, onRemove: (keys: readonly string[]) => void): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = draw(place)
  root.render(<WishlistDrawer onRemove={onRemove} />)
  if ('navigation' in window)
    window.navigation.addEventListener('navigate', () => changeDrawer({ isOpen: false }))
  return () => {
    root.unmount()
    place.remove()
  }
}

function browserJar(): CookieJar {
  const isSecure = location.protocol === 'https:'
  return {
    read: () => new RegExp(`(?:^|; )${wishlistCookieName}=([^;]*)`).exec(document.cookie)?.[1] ?? null,
    write: (value) => {
      document.cookie = wishlistCookie(value, { isSecure })
    },
  }
}
