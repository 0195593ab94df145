import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import type { Identity } from '../http/identity.ts'
import { type DeliveryDeps, deliveryTermsRoutes } from './delivery-terms-routes.ts'

/** Who delivers where, for what charge and when. Placed orders copy what they were promised. */
export const deliveryTermsFeature = {
  register: async (app, deps) => {
    await app.register(deliveryTermsRoutes, deps)
  },
} satisfies Feature<DeliveryDeps>
