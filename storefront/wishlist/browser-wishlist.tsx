import type { Root } from 'react-dom/client'
import { raiseWishlist, type WishlistEvents } from '../../shared/wishlist/wishlist-events.ts'
import { wishlistCookie, writeWishes } from '../../shared/wishlist/wishlist-cookie.ts'
import { loadSession } from '../accounts/session/load-session.ts'
import { mergeRequestEvent, type MergeRequest } from '../accounts/session/session-events.ts'
import { subscribeToSession, sessionState } from '../accounts/session/session-state.ts'
import { browserStorage } from '../storage/safe-storage.ts'
import { onOtherTabs } from '../sync/tab-events.ts'
import { withTabLock } from '../sync/tab-lock.ts'
import { announce } from '../ui/core/announce.ts'
import { changeDrawer } from './drawer-state.ts'
import { moveWishes } from './move-wishes.ts'
import { wishlistKey, wishlistStorage, withCookie } from './store/stored-wishlist.ts'
import { isBeer, type Wish } from './store/wish-record.ts'
import { wishlistCalls } from './store/wishlist-calls.ts'
import { clearedWishlist, createWishlistStore, type WishlistStore } from './store/wishlist-store.ts'
import { publishWishSummary, wishlistCookieText } from './wish-summary.ts'
import { WishlistDrawer } from './WishlistDrawer.tsx'

export type BrowserWishlist = {
  /** Handles the events of shared/wishlist/wishlist-events.ts. */
  handle: <Name extends keyof WishlistEvents>(name: Name, detail: WishlistEvents[Name]) => void
  /** Empties it and takes it off every page (WISH-09, WISH-13, WISH-14). */
  turnOff: () => void
}

/**
 * The wishlist of this tab: what is stored, the account, and the drawer, which has a root of its own so that pages
 * carry nothing of it. Called once.
 */
export function startWishlist(createDrawerRoot: (place: Element) => Root): BrowserWishlist {
  const calls = wishlistCalls()
  const store = createWishlistStore({
    storage: wishlistStorage(browserStorage, { read: wishlistCookieText, write: writeDocumentCookie }),
    calls,
    withLock: withTabLock,
    now: () => new Date(),
    newId,
    show: showWishes,
    showMerge: (sentences) => {
      changeDrawer({ summary: sentences })
      announce(sentences.join(' '), { isShown: true })
    },
  })
  let removeDrawer: (() => void) | null = null
  if (isOff()) store.change(clearedWishlist)
  else {
    const now = new Date()
    store.change((wishlist) => withCookie(wishlist, wishlistCookieText(), { now, newId }))
    removeDrawer = renderDrawer(createDrawerRoot, store.remove)
    followBrowser(store)
  }

  const handlers: { [Name in keyof WishlistEvents]?: (detail: WishlistEvents[Name]) => void } = {
    open: () => changeDrawer({ isOpen: true }),
    toggle: ({ beerId, beer }) => {
      if (store.toggle(beerId, beer)) changeDrawer({ isOpen: true })
      else announce('Removed from your wishlist.')
    },
    refresh: () => void store.refresh(),
    move: ({ beerIds }) => void moveWishes(beerIds, calls),
    moved: ({ beerIds }) => store.remove(beerIds.map((beerId) => `beer:${beerId}`)),
  }

  return {
    handle: (name, detail) => {
      if (!isOff()) handlers[name]?.(detail)
    },
    turnOff: () => {
      document.documentElement.dataset['wishlist'] = 'off'
      store.change(clearedWishlist)
      removeDrawer?.()
    },
  }
}

/** The session, the other tabs and the connection. */
function followBrowser(store: WishlistStore): void {
  let owner: string | null | undefined
  const merge = async () => {
    const session = await loadSession()
    if (await session.runMerge('wishlist', store.merge)) await store.refresh()
  }
  const followSession = () => {
    const { status, user } = sessionState()
    const clientId = user?.id ?? null
    if (status === 'unknown' || clientId === owner) return
    owner = clientId
    store.belongTo(clientId)
    void store.refresh()
    if (clientId !== null) void merge()
  }
  followSession()
  subscribeToSession(followSession)
  window.addEventListener(mergeRequestEvent, (request) => {
    if ((request as MergeRequest).detail.kind === 'wishlist') void merge()
  })
  window.addEventListener('online', () => void store.refresh())
  onOtherTabs((key) => key === wishlistKey, store.reread)
}

const newId = () => crypto.randomUUID()
const isOff = () => document.documentElement.dataset['wishlist'] === 'off'

function showWishes(wishes: Wish[]): void {
  const beerIds = wishes.filter(isBeer).map(({ beerId }) => beerId)
  publishWishSummary(writeWishes(beerIds, wishes.length))
  changeDrawer({ wishes })
  raiseWishlist('changed', { count: wishes.length })
}

function renderDrawer(
  createDrawerRoot: (place: Element) => Root,
  onRemove: (keys: readonly string[]) => void,
): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createDrawerRoot(place)
  root.render(<WishlistDrawer onRemove={onRemove} />)
  navigation.addEventListener('navigate', () => changeDrawer({ isOpen: false }))
  return () => {
    root.unmount()
    place.remove()
  }
}

function writeDocumentCookie(value: string | null): void {
  document.cookie = wishlistCookie(value, { isSecure: location.protocol === 'https:' })
}
