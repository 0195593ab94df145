import { Cellar } from '../../../shared/api/accounts-api.ts'
import { noCellar } from '../../../shared/accounts/cellar.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { cellarOf } from './cellar-queries.ts'
import { saveCellar } from './save-cellar.ts'

const bodyLimit = 4 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** The cellar profile of the client (storefront/accounts/cellar/README.md). */
export async function cellarRoutes(
  app: App,
  { database, identity }: { database: Database; identity: Identity },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/account/cellar',
    { schema: { ...documented, summary: 'What the client says of the cellar', response: { 200: Cellar } } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return (await cellarOf(database, clientId)) ?? noCellar
    },
  )

  app.put(
    '/api/account/cellar',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says it again; with nothing chosen there is no profile',
        body: Cellar,
        response: { 200: Cellar },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return saveCellar(database, clientId, request.body)
    },
  )
}
