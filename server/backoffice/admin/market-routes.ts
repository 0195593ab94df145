import { moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import { Market, MarketQuery } from '../../../shared/api/insight-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { readMarket } from './read-market.ts'

type Deps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

/** How the market does, for staff who see money (SEE-11). */
export async function marketRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    '/api/admin/market',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary:
          'Sales, fees, active buyers and breweries by week, baskets and orders, and what sells by style and region',
        querystring: MarketQuery,
        response: { 200: Market },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return readMarket(database, request.query.range ?? 'weeks13', clock())
    },
  )
}
