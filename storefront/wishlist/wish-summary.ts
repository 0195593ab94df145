import { useSyncExternalStore } from 'react'
import { createObservable } from '../sync/observable.ts'
import { wishlistCookieName } from '../../shared/wishlist/wishlist-summary.ts'

/**
 * Which beers are on the wishlist and how many, for hearts and the counter of the header: from the cookie until the
 * wishlist's own chunk has come, which then publishes it (shared/wishlist/wishlist-cookie.ts has the text's form).
 */
const summary = createObservable(() => wishlistCookieText() ?? '')

export const wishSummary = summary.read

/** Null means the cookie. */
export const publishWishSummary = (next: string | null) => summary.write(next ?? wishlistCookieText() ?? '')

/** The value of the cookie; null where there is none. */
export function wishlistCookieText(): string | null {
  const start = `${wishlistCookieName}=`
  const cookies = document.cookie.split('; ')
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? null
}

/** What the page shows of the wishlist; nothing is on it while the page is as the server rendered it. */
export function useWishSummary<T>(read: (summary: string) => T): T {
  return useSyncExternalStore(
    summary.subscribe,
    () => read(wishSummary()),
    () => read(''),
  )
}
