import type { Accounts } from '../accounts/accounts.ts'
import type { Feature } from '../feature.ts'
import type { Identity } from '../http/identity.ts'
import { sellRoutes } from './sell-routes.ts'

/** Calls of breweries' people that belong to no other feature. */
export const sellFeature = {
  register: async (app, deps) => {
    await app.register(sellRoutes, deps)
  },
} satisfies Feature<{ accounts: Accounts; identity: Identity }>
