import { basketCookieName } from '../../shared/basket/basket-cookie.ts'
import { basketChangedEvent } from '../../shared/basket/basket-events.ts'
import { keptCookiesPath } from '../../shared/paths/server-paths.ts'
import { wishlistEventType } from '../../shared/wishlist/wishlist-events.ts'
import { wishlistCookieName } from '../../shared/wishlist/wishlist-summary.ts'
import { withTabLock } from './tab-lock.ts'
import { browserStorage } from '../storage/safe-storage.ts'

/** The day on which the server last set the cookies again. */
const keptKey = 'dray-cookies-kept'
/** Several changes in a row are one call. */
const restMs = 1_000
const mostMs = 5_000

/**
 * Guests' cookies outlive Safari's seven days (storefront/sync/README.md): a moment after scripts have changed them, and once a day,
 * the server sets them again as they are. Under the locks of those who write them, or an older value would come back.
 */
export function keepCookies(): void {
  let kept = browserStorage.getItem(keptKey) === today() ? guestCookies() : ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = async () => {
    const cookies = guestCookies()
    if (cookies === kept || cookies === '') return
    const signal = AbortSignal.timeout(mostMs)
    // Without a connection they wait for the next change or day.
    const answer = await fetch(keptCookiesPath, { method: 'POST', signal }).catch(() => null)
    if (!answer?.ok) return
    kept = cookies
    browserStorage.setItem(keptKey, today())
  }
  const renewSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void withTabLock('dray-basket', () => withTabLock('dray-wishlist', renew)),
      restMs,
    )
  }
  window.addEventListener(basketChangedEvent, renewSoon)
  window.addEventListener(wishlistEventType('changed'), renewSoon)
  renewSoon()
}

const names = [basketCookieName, wishlistCookieName]
const guestCookies = () =>
  document.cookie
    .split('; ')
    .filter((pair) => names.some((name) => pair.startsWith(`${name}=`)))
    .join('; ')

const today = () => new Date().toISOString().slice(0, 10)
