import { storedSessionText } from './accounts/session/session-state.ts'
import { rememberFonts } from './frame/remember-fonts.ts'
import { keepCookies } from './sync/keep-cookies.ts'
import { registerWorker } from './offline/register-worker.ts'
import { followWishlist, type WithWishlist } from './wishlist/follow-wishlist.ts'

/** The work of every page that can wait until it has loaded. */
export function afterLoad(withWishlist: WithWishlist): void {
  void rememberFonts()
  followWishlist(withWishlist)
  keepCookies()
  if (storedSessionText() !== null)
    import('./accounts/alerts/take-over-alerts.ts').then(
      ({ takeOverAlerts }) => takeOverAlerts(),
      // Without it the links lead into the account.
      () => {},
    )
  registerWorker().catch(() => {
    // Without a worker the shop works as long as there is a connection.
  })
}
