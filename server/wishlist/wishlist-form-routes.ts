import { paths } from '../../shared/paths.ts'
import { isUuid } from '../../shared/uuid.ts'
import { readWishlistCookie, wishlistCookie, writeWishlistCookie } from '../../shared/wishlist-cookie.ts'
import { wishlistCookieName } from '../../shared/wishlist-marks.ts'
import { findBeers } from '../catalogue/find-beers.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { readCookie } from '../http/cookies.ts'
import { formOf, takeForms } from '../http/form-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { refuseOtherSites } from '../http/same-site.ts'
import { isWishlistOn } from './wishlist-switch.ts'

/** The hearts of pages without JavaScript: they change the guest's cookie and lead to the list. */
export async function wishlistFormRoutes(
  app: App,
  { database, publicUrl }: { database: Database; publicUrl: string },
): Promise<void> {
  takeForms(app)
  neverStore(app)

  app.post(paths.wishlistBeers, { bodyLimit: 4 * 1024, schema: { hide: true } }, async (request, reply) => {
    refuseOtherSites(request, publicUrl)
    if (!(await isWishlistOn(database))) throw notFound('The wishlist')
    const form = formOf(request.body)
    const wished = readWishlistCookie(readCookie(request, wishlistCookieName) ?? '')
    const changed = await changedBy(database, form, wished)
    if (changed !== null) {
      const isSecure = publicUrl.startsWith('https:')
      reply.header('set-cookie', wishlistCookie(writeWishlistCookie(changed), { isSecure }))
    }
    return reply.redirect(paths.wishlist, 303)
  })
}

/** Null where the form asks for nothing that could be done. */
async function changedBy(
  database: Database,
  form: URLSearchParams,
  wished: readonly string[],
): Promise<string[] | null> {
  const removed = form.get('remove')?.toLowerCase()
  if (removed !== undefined) return wished.filter((beerId) => beerId !== removed)
  const wanted = form.get('beerId')?.toLowerCase() ?? ''
  const [beer] = isUuid(wanted) ? await findBeers(database, [wanted]) : []
  return beer ? [beer.id, ...wished.filter((beerId) => beerId !== beer.id)] : null
}
