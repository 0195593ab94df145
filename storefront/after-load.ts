import { rememberFonts } from './frame/remember-fonts.ts'
import { layOutRest } from './navigation/lay-out-rest.ts'
import { registerWorker } from './offline/register-worker.ts'
import { followWishlist, type WithWishlist } from './wishlist/follow-wishlist.ts'

/** What every page does once it has loaded and nobody waits for it any more. */
export function afterLoad(withWishlist: WithWishlist): void {
  layOutRest()
  void rememberFonts()
  followWishlist(withWishlist)
  registerWorker().catch(() => {
    // Without a worker the shop works as long as there is a connection.
  })
}
