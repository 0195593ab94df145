import Type from 'typebox'
import { ClaimQuestion, NewClaim, OrderClaims } from '../../../../shared/api/claims-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import { SiteQuery } from '../../../../shared/api/site-query.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { RequiredIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { bodyLimit, documented, Numbered, requireOrderNumber } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderRow } from '../order-read-queries.ts'
import { submitClaim, submitReferral } from './buyer-claims.ts'
import { findClaims } from './claim-view.ts'

type Deps = OrderDeps & { identity: Identity }
const answer = { response: { 200: OrderClaims } }

/** A buyer's claims about an own order (CLAIM-01, CLAIM-04). Others' orders are not found. */
export async function buyerClaimRoutes(app: App, deps: Deps): Promise<void> {
  const { identity, database } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/orders/:number/claims',
    {
      schema: {
        ...documented,
        ...answer,
        summary: 'The claims about an order, the oldest first',
        params: Numbered,
        querystring: SiteQuery,
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return claimsOf(database, { number: requireOrderNumber(request.params), clientId })
    },
  )

  app.post(
    '/api/orders/:number/claims',
    {
      bodyLimit,
      schema: {
        ...documented,
        ...answer,
        summary: 'Says that units are missing, damaged, wrong or not right, or never came',
        headers: RequiredIdempotencyKey,
        params: Numbered,
        body: NewClaim,
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = requireOrderNumber(request.params)
      const key = request.headers['idempotency-key']
      await submitClaim(deps, { number, clientId, wanted: request.body, key })
      return claimsOf(database, { number, clientId })
    },
  )

  app.post(
    '/api/orders/:number/claims/:claim/question',
    {
      bodyLimit,
      schema: {
        ...documented,
        ...answer,
        summary: 'Asks Dray to decide a claim that its brewery refused, once',
        params: Type.Object({ ...Numbered.properties, claim: AddressPart }),
        body: ClaimQuestion,
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const { claim } = request.params
      const number = requireOrderNumber(request.params)
      await submitReferral(deps, { number, clientId, claim, ...request.body })
      return claimsOf(database, { number, clientId })
    },
  )
}

async function claimsOf(database: Database, { number, clientId }: { number: string; clientId: string }) {
  const order = await orderRow(database, { clientId }, number)
  if (order === null) throw notFound('The order')
  return { claims: await findClaims(database, { orderId: order.id, viewer: 'buyer' }) }
}
