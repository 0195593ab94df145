import type { Feature } from '../../feature.ts'
import { type DeliveryDeps, deliveryTermsRoutes } from './delivery-terms-routes.ts'

/** Who delivers where, for what charge and when. Placed orders copy what they were promised. */
export const deliveryTermsFeature = {
  register: async (app, deps) => {
    await app.register(deliveryTermsRoutes, deps)
  },
} satisfies Feature<DeliveryDeps>
