import { Client } from '../../../shared/api/accounts-api.ts'
import { PlaceChoice, Places } from '../../../shared/api/businesses-api.ts'
import { accountOverview } from '../../identity/accounts/account-overview.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { choosePlace } from '../../identity/accounts/sites/places.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { placesView } from './business-view.ts'

const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** Where a person acts: the own account or a site of a business (BIZ-04). */
export async function placeRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  const { database } = accounts
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/account/places',
    {
      schema: {
        ...documented,
        summary: 'The sites that the caller can act for, the own account included',
        response: { 200: Places },
      },
    },
    async (request) => {
      const { personId, siteId } = await identity.requireClient(request)
      return placesView(database, { personId, siteId: siteId ?? personId })
    },
  )

  app.put(
    '/api/account/place',
    {
      bodyLimit: 1024,
      schema: {
        ...documented,
        summary: 'The device acts for this site from now on; null is the own account',
        body: PlaceChoice,
        response: { 200: Client },
      },
    },
    async (request) => {
      const { personId, sessionId } = await identity.requireClient(request)
      const { siteId } = request.body
      await database.transaction((transaction) => choosePlace(transaction, { personId, sessionId, siteId }))
      const overview = { clientId: personId, siteId: siteId ?? personId, sessionId }
      return (await accountOverview(accounts, overview)).client
    },
  )
}
