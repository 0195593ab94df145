import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { readUnmoved } from '../../../shared/wishlist/wished-beer.ts'
import { readWishlistCookie } from '../../../shared/wishlist/wishlist-cookie.ts'
import { wishlistCookieName } from '../../../shared/wishlist/wishlist-summary.ts'
import { findBeerCards } from '../../catalogue/beers/find-beer-cards.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { isWishlistOn } from './read-wishlist.ts'
import { wishedBeerView } from './wished-beer-view.ts'

/** /wishlist: the beers of the cookie, for visitors without JavaScript; others have the drawer. */
export async function loadWishlist(
  { database }: { database: Database },
  { cookie, query }: PageRequest,
): Promise<PageResult<'wishlist'>> {
  if (!(await isWishlistOn(database))) return { kind: 'not-found' }
  const cards = await findBeerCards(database, readWishlistCookie(cookie?.(wishlistCookieName) ?? ''))
  return {
    kind: 'page',
    data: {
      title: 'Wishlist',
      beers: cards.map(wishedBeerView),
      unmoved: readUnmoved(query),
    },
    head: { description: 'Beers you have set aside.', canonicalPath: serverPaths.wishlist, indexed: false },
    topics: [],
  }
}
