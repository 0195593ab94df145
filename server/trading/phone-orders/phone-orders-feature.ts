import { phoneOrderLinkPath } from '../../../shared/orders/phone-order.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Feature } from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { forgetPhoneOrders, ownPhoneOrders } from './own-phone-orders.ts'
import type { PhoneOrderDeps } from './phone-order-calls.ts'
import { loadPhoneOrderLink } from './phone-order-link-page.ts'
import { phoneOrderLinkRoutes } from './phone-order-link-routes.ts'
import { phoneOrderRoutes } from './phone-order-routes.ts'
import { phoneOrderStaffRoutes } from './phone-order-staff-routes.ts'
import { phonePermissionRoutes } from './phone-permission-routes.ts'
import { releaseReservations, tidyPhoneOrders } from './release-reservations.ts'

type Deps = PhoneOrderDeps & { accounts: Accounts; identity: Identity; sendPage: SendPage }

/** Orders that breweries and Dray's staff take by phone, and their confirmation by link. */
export const phoneOrdersFeature = {
  register: async (app, deps) => {
    await app.register(phoneOrderRoutes, deps)
    await app.register(phoneOrderStaffRoutes, deps)
    await app.register(phonePermissionRoutes, deps)
    await app.register(phoneOrderLinkRoutes, deps)
  },
  pages: {
    phoneOrder: {
      paths: [phoneOrderLinkPath],
      queryNames: ['token'],
      audience: 'visitor',
      load: loadPhoneOrderLink,
    },
  },
  jobs: [
    { name: 'release stock of orders by phone', everySeconds: 20, run: releaseReservations },
    { name: 'tidy orders by phone', everySeconds: 3600, run: tidyPhoneOrders },
  ],
  personalData: { name: 'phoneOrders', read: ownPhoneOrders },
  forgetBuyer: forgetPhoneOrders,
} satisfies Feature<Deps>
