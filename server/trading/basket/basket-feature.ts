import { cartQueryNames } from '../../../shared/pages/cart-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { basketFormRoutes } from './basket-form-routes.ts'
import { loadCart } from './cart-page.ts'
import { cartRoutes } from './cart-routes.ts'
import { ownBasket, tidyCarts } from './stored-baskets.ts'

type BasketDeps = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

/** The items that a client, or a guest with a cookie, intends to buy. */
export const basketFeature = {
  register: async (app, deps) => {
    await app.register(cartRoutes, deps)
    await app.register(basketFormRoutes, deps)
  },
  pages: {
    cart: { paths: [paths.cart], queryNames: cartQueryNames, audience: 'visitor', load: loadCart },
  },
  jobs: [
    { name: 'tidy carts', everySeconds: 3600, run: ({ database, clock }) => tidyCarts(database, clock()) },
  ],
  personalData: ownBasket,
} satisfies Feature<BasketDeps>
