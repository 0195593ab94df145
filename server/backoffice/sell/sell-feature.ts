import type { Feature } from '../../feature.ts'
import { beerRatingRoutes } from './beer-rating-routes.ts'
import { checklistRoutes } from './checklist-routes.ts'
import { offerRoutes } from './offer-routes.ts'
import { priceListRoutes } from './price-list-routes.ts'
import { priceRoutes } from './price-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sheetRoutes } from './sheet/sheet-routes.ts'
import { sellRoutes } from './sell-routes.ts'

/** Calls of breweries' people that belong to no other feature. */
export const sellFeature = {
  register: async (app, deps) => {
    await app.register(sellRoutes, deps)
    await app.register(checklistRoutes, deps)
    await app.register(beerRatingRoutes, deps)
    await app.register(priceRoutes, deps)
    await app.register(sheetRoutes, deps)
    await app.register(priceListRoutes, deps)
    await app.register(offerRoutes, deps)
    await app.register(profileRoutes, deps)
  },
} satisfies Feature<Parameters<typeof priceRoutes>[1]>
