import { staffRoles } from '../../../shared/accounts/roles.ts'
import { GoToAnswer, GoToQuery } from '../../../shared/api/go-to-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { goTo } from './go-to.ts'

type GoToDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

/** Go to: one search over everything that staff open (STAF-06). */
export async function goToRoutes(app: App, deps: GoToDeps): Promise<void> {
  neverStore(app)

  app.get(
    '/api/admin/go-to',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary:
          'Orders, buyers, breweries, groups, runs and documents by what a caller would say, at most eight',
        querystring: GoToQuery,
        response: { 200: GoToAnswer },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return goTo(deps.database, request.query.q, deps.clock())
    },
  )
}
