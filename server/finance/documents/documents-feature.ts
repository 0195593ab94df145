import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Seller } from '../../platform/config/seller-settings.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { billFees } from './bill-fees.ts'
import { documentsOfClient } from './own-document-queries.ts'
import { documentRoutes } from './document-routes.ts'
import { storeDrayDetails } from './store-dray-details.ts'

type DocumentsDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  clock: () => Date
  seller: Seller | null
}

/** Invoices, credit notes and what else is issued under a number; none of them ever changes. */
export const documentsFeature = {
  register: async (app, deps) => {
    await storeDrayDetails(deps.database, deps.seller, deps.clock())
    await app.register(documentRoutes, deps)
  },
  jobs: [{ name: 'bill fees', everySeconds: 3600, run: billFees }],
  personalData: { name: 'documents', read: documentsOfClient },
} satisfies Feature<DocumentsDeps>
