import { staffRoles } from '../../../shared/accounts/roles.ts'
import { BuyerList, BuyerQuery } from '../../../shared/api/buyers-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findStaffRoles } from '../../parties/roles/find-people.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { findBuyerList } from './find-buyer-list.ts'

type BuyerDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

/** Who buys on Dray, for the staff (STAF-14). */
export async function buyerListRoutes(app: App, deps: BuyerDeps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    '/api/admin/buyers',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'Trade accounts by state, with credit and orders, 50 a page',
        querystring: BuyerQuery,
        response: { 200: BuyerList },
      },
    },
    async (request) => {
      const { clientId } = await identifyStaff(deps, request, staffRoles)
      // Support reads no money.
      const seesMoney = (await findStaffRoles(database, clientId)).some((role) => role !== 'support')
      return findBuyerList(database, { query: request.query, seesMoney, now: clock() })
    },
  )
}
