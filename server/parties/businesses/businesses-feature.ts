import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { businessRoutes } from './business-routes.ts'
import { placeRoutes } from './place-routes.ts'

type BusinessesDeps = {
  accounts: Accounts
  database: Database
  identity: Identity
  publicUrl: string
  sealer: Sealer
  clock: () => Date
}

/** Businesses with several sites and people, and where a person acts. */
export const businessesFeature = {
  register: async (app, deps) => {
    await app.register(placeRoutes, deps)
    await app.register(businessRoutes, deps)
  },
} satisfies Feature<BusinessesDeps>
