import { orderPaymentRoutes } from './order-payment-routes.ts'
import { orderReadingRoutes } from './order-reading-routes.ts'
import { NewOrder, Order, OrderCancellation } from '../../../shared/api/orders-api.ts'
import { OrderRequest } from '../../../shared/api/order-requests-api.ts'
import {
  withIdempotency,
  clientKeys,
  RequiredIdempotencyKey,
} from '../../platform/idempotency/with-idempotency.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { cancelOrder } from './cancel-order.ts'
import { buyerStepRoutes } from './life/buyer-step-routes.ts'
import { buyerActor } from './life/step-actor.ts'
import { findOrder } from './find-orders.ts'
import {
  bodyLimit,
  documented,
  Numbered,
  ordersByNetwork,
  type OrderSettings,
  requireOrderNumber,
} from './order-calls.ts'
import type { OrderDeps } from './order-deps.ts'
import { readRequest } from './requests/order-request-view.ts'
import { placeOrRequest } from './requests/place-or-request.ts'
import { confirmEmailToOrder } from '../../platform/errors/order-errors.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'

type OrderCallDeps = OrderDeps & { identity: Identity; orders?: OrderSettings | undefined }

/** Placing, paying and reading a client's own orders (C-44, OPEN-37). Others' are not found. */
export async function orderRoutes(app: App, deps: OrderCallDeps): Promise<void> {
  const { identity, database, publicUrl, sealer, clock } = deps
  const placingLimit = deps.orders?.placingLimit ?? ordersByNetwork
  acceptStrictJson(app)
  neverStore(app)
  orderReadingRoutes(app, deps)
  orderPaymentRoutes(app, deps)
  buyerStepRoutes(app, deps)

  app.post(
    '/api/orders',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Places an order of the regular basket or of one group, once for each Idempotency-Key; above the caller’s limit it is requested',
        headers: RequiredIdempotencyKey,
        body: NewOrder,
        response: { 201: Order, 202: OrderRequest },
      },
    },
    async (request, reply) => {
      const { id: clientId, personId, siteId, name, emailConfirmed } = await identity.requireClient(request)
      if (!emailConfirmed) throw confirmEmailToOrder()
      const { body: wanted } = request
      const key = request.headers['idempotency-key']
      const now = clock()
      const once = { who: clientKeys(clientId), call: 'order', key, request: wanted, now }
      // The number alone is stored: who asks again learns how the order is then.
      const fresh: { order: Order | null } = { order: null }
      const stored = await withIdempotency<{ number: string } | { requestId: string }>(
        database,
        once,
        async (transaction) => {
          const placed = await placeOrRequest(
            transaction,
            {
              person: { id: personId, name, siteId },
              clientId,
              wanted,
              countPlaced: (within) =>
                countAgainstLimits(within, [{ limit: placingLimit, who: callerOf(request.ip) }], now),
            },
            { publicUrl, sealer, now },
          )
          if (placed.kind === 'requested') return { requestId: placed.request.id }
          fresh.order = placed.order
          return { number: placed.order.number }
        },
      )
      if ('requestId' in stored) {
        const reader = { personId, name, clientId, id: stored.requestId }
        return reply.code(202).send(await readRequest(database, reader, clock()))
      }
      const { number } = stored
      return reply.code(201).send(fresh.order ?? (await findOrder(database, { clientId }, number)))
    },
  )

  app.post(
    '/api/orders/:number/cancellation',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Cancels the order, or one part of it, before it is dispatched; again changes nothing',
        params: Numbered,
        body: OrderCancellation,
        response: { 200: Order },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = requireOrderNumber(request.params)
      const { consignmentId = null } = request.body
      const note = 'At the buyer’s wish.'
      await cancelOrder(deps, { clientId, number, consignmentId, actor: buyerActor(clientId), note })
      return findOrder(database, { clientId }, number, clock())
    },
  )
}
