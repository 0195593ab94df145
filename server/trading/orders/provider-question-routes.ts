import Type from 'typebox'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { ProviderAnswer, ProviderQuestion } from '../../../shared/api/reconciliation-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { queryProvider, readProvider } from './query-provider.ts'
import { bodyLimit, requireOrderNumber } from './order-calls.ts'
import type { OrderDeps } from './order-deps.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }

/** A payment whose answer was lost on its way here is asked for again by finance. */
export async function providerQuestionRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/api/admin/orders/:number/payment/question',
    {
      bodyLimit,
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'Asks the provider what became of an order’s payment, and takes it up',
        headers: OptionalIdempotencyKey,
        params: Type.Object({ number: AddressPart }),
        querystring: StepQuery,
        body: ProviderQuestion,
        response: { 200: Type.Union([ProviderAnswer, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const number = requireOrderNumber(request.params)
      const now = clock()
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(actor.clientId), call: 'ask-provider', key, now }
      const events = await readProvider(deps, number)
      return performAction(database, { ...once, query: request.query, request: { number } }, (transaction) =>
        queryProvider(transaction, deps, { number, events, actor, now }),
      )
    },
  )
}
