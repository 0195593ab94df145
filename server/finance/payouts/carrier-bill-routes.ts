import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import { CarrierBillBody, CarrierBillReversalBody, RunCarrierCost } from '../../../shared/api/money-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff, requireFreshFactor } from '../../parties/roles/identify-worker.ts'
import { billCarrier, type CarrierBilling, undoCarrierBill } from './bill-carrier.ts'
import type { MoneyDeps } from './money-sell-routes.ts'

const bodyLimit = 8 * 1024
const address = '/api/admin/money/carrier-bills'
const documented = {
  tags: ['Staff'],
  security: [{ bearer: [] }],
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([RunCarrierCost, StepPreview]) },
}

/** Bills of carriers, which operations enter for each run (marketplace 10). */
export async function carrierBillRoutes(app: App, deps: MoneyDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  async function action(
    request: FastifyRequest,
    work: (transaction: Database, by: { actor: Actor; now: Date }) => Promise<CarrierBilling>,
  ) {
    const actor = await identifyStaff(deps, request, moneyReaders)
    await requireFreshFactor(deps, request, 'staff')
    const now = deps.clock()
    const call = {
      who: clientKeys(actor.clientId),
      call: request.routeOptions.url ?? address,
      key: request.headers['idempotency-key'] as string | undefined,
      request: request.body,
      now,
      query: request.query as StepQuery,
    }
    return performAction(deps.database, call, async (transaction) => {
      const { costMinor, effects } = await work(transaction, { actor, now })
      return { answer: { netMinor: costMinor }, effects }
    })
  }

  app.post(
    address,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Books a carrier’s bill for a run', body: CarrierBillBody },
    },
    async (request) =>
      action(request as FastifyRequest, (transaction, by) =>
        billCarrier(transaction, { ...request.body, ...by }),
      ),
  )

  app.post(
    `${address}/reversal`,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Takes a carrier’s bill back', body: CarrierBillReversalBody },
    },
    async (request) =>
      action(request as FastifyRequest, (transaction, by) =>
        undoCarrierBill(transaction, { ...request.body, ...by }),
      ),
  )
}
