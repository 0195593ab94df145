import type { createRoot } from 'react-dom/client'
import { type WishlistEvents, wishlistEventType } from '../../shared/wishlist-events.ts'
import type { BrowserWishlist } from './browser-wishlist.tsx'

const asked: (keyof WishlistEvents)[] = ['open', 'toggle', 'refresh', 'move', 'moved']
let loading: Promise<BrowserWishlist> | null = null
let draw: typeof createRoot

/** The wishlist itself, fetched when it is first needed: who wishes for nothing never does. */
export function withWishlist(work: (wishlist: BrowserWishlist) => void): void {
  loading ??= import('./browser-wishlist.tsx').then(({ startWishlist }) => startWishlist(draw))
  loading.then(work, () => (loading = null))
}

/** Hears what pages ask of the wishlist. Called once, with what draws its drawer. */
export function watchWishlist(drawWith: typeof createRoot): void {
  draw = drawWith
  for (const name of asked)
    window.addEventListener(wishlistEventType(name), (event) =>
      withWishlist((wishlist) => wishlist.hear(name, (event as CustomEvent).detail)),
    )
}
