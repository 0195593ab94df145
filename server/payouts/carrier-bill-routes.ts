import type { FastifyRequest } from 'fastify'
import { CarrierBillBody, CarrierBillReversalBody, RunCarrierCost } from '../../shared/api/money-api.ts'
import type { Actor } from '../audit/actor.ts'
import { moneyReaders } from '../../shared/accounts/staff-rights.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../idempotency/with-idempotency.ts'
import { identifyStaff, requireFreshFactor } from '../roles/identify-worker.ts'
import { billCarrier, undoCarrierBill } from './bill-carrier.ts'
import type { MoneyDeps } from './money-sell-routes.ts'

const bodyLimit = 8 * 1024
const address = '/api/admin/money/carrier-bills'
const documented = {
  tags: ['Staff'],
  security: [{ bearer: [] }],
  headers: RequiredIdempotencyKey,
  response: { 200: RunCarrierCost },
}

/** Bills of carriers, which operations enter for each run (marketplace 10). */
export async function carrierBillRoutes(app: App, deps: MoneyDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  async function once(
    request: FastifyRequest,
    work: (transaction: Database, by: { actor: Actor; now: Date }) => Promise<number>,
  ): Promise<{ netMinor: number }> {
    const actor = await identifyStaff(deps, request, moneyReaders)
    await requireFreshFactor(deps, request, 'staff')
    const now = deps.clock()
    const key = String(request.headers['idempotency-key'])
    const call = { who: clientKeys(actor.clientId), call: request.url, key, request: request.body, now }
    return withIdempotency(deps.database, call, async (transaction) => ({
      netMinor: await work(transaction, { actor, now }),
    }))
  }

  app.post(
    address,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Books a carrier’s bill for a run', body: CarrierBillBody },
    },
    async (request) =>
      once(request, (transaction, by) => billCarrier(transaction, { ...request.body, ...by })),
  )

  app.post(
    `${address}/reversal`,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Takes a carrier’s bill back', body: CarrierBillReversalBody },
    },
    async (request) =>
      once(request, (transaction, by) => undoCarrierBill(transaction, { ...request.body, ...by })),
  )
}
