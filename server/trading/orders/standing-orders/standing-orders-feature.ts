import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Feature } from '../../../feature.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import type { SendPage } from '../../../platform/http/page-loading.ts'
import type { OrderDeps } from '../order-deps.ts'
import { ownStandingOrders } from './own-standing-orders.ts'
import { standingLinkRoutes } from './standing-link-routes.ts'
import { standingOrderRoutes } from './standing-order-routes.ts'
import { standingStaffRoutes } from './standing-order-staff-routes.ts'
import { sweepStandingOrders, tidyOccurrences } from './sweep-standing-orders.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity; sendPage: SendPage }

/** What buyers order again and again; its pages are among those of orders. */
export const standingOrdersFeature = {
  register: async (app, deps) => {
    await app.register(standingOrderRoutes, deps)
    await app.register(standingLinkRoutes, deps)
    await app.register(standingStaffRoutes, deps)
  },
  jobs: [
    { name: 'sweep standing orders', everySeconds: 20, run: sweepStandingOrders },
    { name: 'tidy standing orders', everySeconds: 3600, run: tidyOccurrences },
  ],
  personalData: { name: 'standingOrders', read: ownStandingOrders },
} satisfies Feature<Deps>
