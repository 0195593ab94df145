import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import type { Identity } from '../http/identity.ts'
import { staffRoutes } from './staff-routes.ts'
import { worklistRoutes } from './worklist-routes.ts'

/** Calls of Dray's staff that belong to no other feature. */
export const adminFeature = {
  register: async (app, deps) => {
    await app.register(staffRoutes, deps)
    await app.register(worklistRoutes, deps)
  },
} satisfies Feature<{ database: Database; accounts: Accounts; identity: Identity; clock: () => Date }>
