import type { Feature } from '../../feature.ts'
import type { AlertDeps } from './alert-deps.ts'
import { alertRoutes } from './alert-routes.ts'
import { findPriceDrops } from './find-price-drops.ts'
import { notifyBackInStock } from './notify-back-in-stock.ts'
import { ownAlerts } from './own-alerts.ts'
import { sendDigests } from './send-digests.ts'
import { tidyAlerts } from './tidy-alerts.ts'

/** Follows, sold-out sizes that are waited for, and the emails about them and the wishlist (server/engagement/alerts/README.md). */
export const alertsFeature = {
  register: async (app, deps) => {
    await app.register(alertRoutes, deps)
  },
  jobs: [
    { name: 'notify back in stock', everySeconds: 30, run: notifyBackInStock },
    { name: 'find price drops', everySeconds: 60, run: findPriceDrops },
    { name: 'send alert digests', everySeconds: 60, run: sendDigests },
    { name: 'tidy alerts', everySeconds: 3600, run: tidyAlerts },
  ],
  personalData: ownAlerts,
} satisfies Feature<AlertDeps>
