import { Cellar } from '../../shared/api/accounts.ts'
import { noCellar } from '../../shared/cellar.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { cellarOf } from './cellar-queries.ts'
import { keepCellar } from './keep-cellar.ts'

const bodyLimit = 4 * 1024
const told = { tags: ['Account'], security: [{ bearer: [] }] }

/** The cellar profile of the client (issue E). */
export async function cellarRoutes(
  app: App,
  { database, identity }: { database: Database; identity: Identity },
): Promise<void> {
  takeStrictJson(app)
  neverStore(app)

  app.get(
    '/api/account/cellar',
    { schema: { ...told, summary: 'What the client says of the cellar', response: { 200: Cellar } } },
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
        ...told,
        summary: 'Says it anew; with nothing chosen there is no profile',
        body: Cellar,
        response: { 200: Cellar },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return keepCellar(database, clientId, request.body)
    },
  )
}
