import { basketCookieName, basketCookieText } from '../../shared/basket-cookie.ts'
import type { BasketCookie } from './keep-for-guest.ts'

/** The page's own basket cookie. A browser that takes none gives none back. */
export const documentBasketCookie: BasketCookie = {
  read: () => {
    const start = `${basketCookieName}=`
    const pair = document.cookie.split('; ').find((text) => text.startsWith(start))
    return pair?.slice(start.length) ?? null
  },
  write: (value) => {
    document.cookie = basketCookieText(value, location.protocol === 'https:')
  },
}
