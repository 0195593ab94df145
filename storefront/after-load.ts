import { followWishlist, type WithWishlist } from './wishlist/follow-wishlist.ts'

/** What every page does once it has loaded and nobody waits for it any more. */
export function afterLoad(withWishlist: WithWishlist): void {
  followWishlist(withWishlist)
}
