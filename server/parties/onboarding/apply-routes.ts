import { SellingApplication, TypedApplicationBody } from '../../../shared/api/selling-application-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { readOwnApplication } from './application-view.ts'
import { applyToSell, saveDraft } from './save-application.ts'

export type OnboardingDeps = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

const bodyLimit = 32 * 1024
const documented = { tags: ['Selling'], security: [{ bearer: [] }], response: { 200: SellingApplication } }

/** A client's application to sell on Dray: reading it, saving it as it is typed, sending it (NOTE-13). */
export async function applyRoutes(
  app: App,
  { database, identity, publicUrl, clock }: OnboardingDeps,
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/apply',
    { schema: { ...documented, summary: 'The application to sell, as far as it has come' } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return readOwnApplication(database, clientId)
    },
  )

  app.put(
    '/api/apply',
    {
      bodyLimit,
      schema: { ...documented, summary: 'Saves the application as a draft', body: TypedApplicationBody },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const saving = { clientId, typed: request.body, now: clock() }
      await database.transaction((transaction) => saveDraft(transaction, saving))
      return readOwnApplication(database, clientId)
    },
  )

  app.post(
    '/api/apply',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Sends the application to Dray',
        headers: RequiredIdempotencyKey,
        body: TypedApplicationBody,
      },
    },
    async (request) => {
      const { id: clientId, name } = await identity.requireClient(request)
      const now = clock()
      const actor = { clientId, name, role: 'buyer', by: 'page' } as const
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(clientId), call: 'apply', key, request: request.body, now }
      return withIdempotency(database, once, async (transaction) => {
        await applyToSell(transaction, { clientId, typed: request.body, actor, publicUrl, now })
        return readOwnApplication(transaction, clientId)
      })
    },
  )
}
