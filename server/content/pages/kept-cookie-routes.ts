import {
  basketCookieName,
  basketCookieText,
  readBasketCookie,
  writeBasketCookie,
} from '../../../shared/basket/basket-cookie.ts'
import { keptCookiesPath } from '../../../shared/paths/server-paths.ts'
import {
  readWishlistCookie,
  wishlistCookie,
  writeWishlistCookie,
} from '../../../shared/wishlist/wishlist-cookie.ts'
import { countOf, wishlistCookieName } from '../../../shared/wishlist/wishlist-summary.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { acceptForms } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'

/** It has no body. */
const bodyLimit = 1024

/**
 * Sets a guest's basket and wishlist again as the browser has sent them, for their whole life: Safari deletes what its
 * scripts have set seven days after the last visit, and what the server has set it does not (storefront/sync/README.md).
 */
export async function keptCookieRoutes(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  acceptForms(app)
  neverStore(app)
  const isSecure = publicUrl.startsWith('https:')
  app.post(keptCookiesPath, { bodyLimit, schema: { hide: true } }, (request, reply) => {
    const basket = readCookie(request, basketCookieName)
    const wishes = readCookie(request, wishlistCookieName)
    const kept: string[] = []
    if (basket !== null) kept.push(basketCookieText(writeBasketCookie(readBasketCookie(basket)), isSecure))
    if (wishes !== null)
      kept.push(
        wishlistCookie(writeWishlistCookie(readWishlistCookie(wishes), countOf(wishes)), { isSecure }),
      )
    if (kept.length > 0) void reply.header('set-cookie', kept)
    return reply.code(204).send()
  })
}
