import type { Root } from 'react-dom/client'
import { type WishlistEvents, wishlistEventType } from '../../shared/wishlist/wishlist-events.ts'
import type { BrowserWishlist } from './browser-wishlist.tsx'

const asked: (keyof WishlistEvents)[] = ['open', 'toggle', 'refresh', 'move', 'moved']
let loading: Promise<BrowserWishlist> | null = null
let draw: (place: Element) => Root

/** The wishlist itself, fetched when it is first needed: a visitor without wishes never fetches it. */
export function withWishlist(work: (wishlist: BrowserWishlist) => void): void {
  loading ??= import('./browser-wishlist.tsx').then(({ startWishlist }) => startWishlist(draw))
  loading.then(work, () => (loading = null))
}

/** Subscribes to the pages' wishlist events. Called once, with the renderer of its drawer. */
export function watchWishlist(renderWith: (place: Element) => Root): void {
  draw = renderWith
  for (const name of asked)
    window.addEventListener(wishlistEventType(name), (event) =>
      withWishlist((wishlist) => wishlist.handle(name, (event as CustomEvent).detail)),
    )
}
