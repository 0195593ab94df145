import { wishlistCookieBeers, wishlistCookieSeconds } from '../limits/limits.ts'
import { cookieText } from '../format/cookie-text.ts'
import { countOf, wishlistCookieName, wishMark } from './wishlist-summary.ts'

/**
 * A wishlist in short, as pages and the cookie have it: the number of wishes, then their beers, the newest first, as
 * hex figures without hyphens, with `.` between. `0` is an emptied one; an empty text means no wishlist.
 */
export function writeWishes(beerIds: readonly string[], count: number = beerIds.length): string {
  return [String(count), ...beerIds.map(wishMark)].join('.')
}

/** The same for the cookie, which has room for so many of the newest. */
export function writeWishlistCookie(beerIds: readonly string[], count?: number): string {
  return writeWishes(beerIds.slice(0, wishlistCookieBeers), count ?? beerIds.length)
}

/** The beers of a cookie's value, the newest first; unreadable entries are left out. */
export function readWishlistCookie(value: string): string[] {
  const ids = value.split('.').flatMap((text) => {
    const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text)
    return parts === null ? [] : [parts.slice(1).join('-')]
  })
  return [...new Set(ids)].slice(0, wishlistCookieBeers)
}

/** Whether the cookie names all beers it counts. */
export function namesAll(value: string): boolean {
  return readWishlistCookie(value).length >= countOf(value)
}

/** The whole cookie for a Set-Cookie header or document.cookie (CONST-04, CONST-05); null takes it away (WISH-14). */
export function wishlistCookie(value: string | null, { isSecure }: { isSecure: boolean }): string {
  const maxAgeSeconds = value === null ? 0 : wishlistCookieSeconds
  return cookieText(wishlistCookieName, value ?? '', { maxAgeSeconds, isSecure })
}
