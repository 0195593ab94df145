import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { TradeDecision, TradeDossier } from '../../../shared/api/trade-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { notFound, nothingHere } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { decideTrade } from './decide-trade.ts'
import { effectsOfTrade } from './effects-of-trade.ts'
import type { TradeDeps } from './trade-routes.ts'
import { isTradeVerb, tradeVerbs } from './trade-verbs.ts'
import { readTradeDossier } from './trade-view.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Buyer = Type.Object({ id: AddressPart })
const BuyerVerb = Type.Object({ id: AddressPart, verb: AddressPart })

/** The staff's side of a trade account: reading it and deciding about it (TRADE-06). */
export async function tradeStaffRoutes(app: App, deps: TradeDeps & { accounts: Accounts }): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/admin/buyers/:id/trade',
    {
      schema: {
        ...documented,
        summary: 'The trade account of a buyer, with what was done',
        params: Buyer,
        response: { 200: TradeDossier },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return readTradeDossier(database, requireBuyerId(request.params.id))
    },
  )

  app.post(
    '/api/admin/buyers/:id/trade/:verb',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Approves, refuses, asks, holds or releases, once for each Idempotency-Key',
        params: BuyerVerb,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: TradeDecision,
        response: { 200: Type.Union([TradeDossier, StepPreview]) },
      },
    },
    async (request) => {
      const { id, verb } = request.params
      if (!isTradeVerb(verb)) throw nothingHere()
      const { roles, words } = tradeVerbs[verb]
      const actor = await identifyStaff(deps, request, roles)
      const clientId = requireBuyerId(id)
      const wanted = { clientId, verb, words: request.body[words.name] ?? null }
      const now = clock()
      const key = request.headers['idempotency-key']
      const call = { who: clientKeys(actor.clientId), call: 'trade', key, request: wanted, now }
      const done = await performAction(database, { ...call, query: request.query }, async (transaction) => {
        const seen = await decideTrade(transaction, { ...wanted, actor, publicUrl, now })
        return {
          answer: {},
          effects: effectsOfTrade(verb, await readTradeDossier(transaction, clientId)),
          seen,
        }
      })
      return 'digest' in done ? done : readTradeDossier(database, clientId)
    },
  )
}

function requireBuyerId(id: string): string {
  if (!isUuid(id)) throw notFound('The client')
  return id.toLowerCase()
}
