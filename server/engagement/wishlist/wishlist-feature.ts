import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { unmovedQueryName } from '../../../shared/wishlist/wished-beer.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { ownWishlist } from './own-wishlist.ts'
import { wishlistFormRoutes } from './wishlist-form-routes.ts'
import { loadWishlist } from './wishlist-page.ts'
import { wishlistRoutes } from './wishlist-routes.ts'

type WishlistDeps = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

/** Beers that a client, or a guest in a cookie, has set aside. */
export const wishlistFeature = {
  register: async (app, deps) => {
    await app.register(wishlistRoutes, deps)
    await app.register(wishlistFormRoutes, deps)
  },
  pages: {
    wishlist: {
      paths: [serverPaths.wishlist],
      queryNames: [unmovedQueryName],
      audience: 'visitor',
      load: loadWishlist,
    },
  },
  personalData: ownWishlist,
} satisfies Feature<WishlistDeps>
