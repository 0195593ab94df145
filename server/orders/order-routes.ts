import { orderPaymentRoutes } from './order-payment-routes.ts'
import { orderReadingRoutes } from './order-reading-routes.ts'
import { NewOrder, Order, OrderCancellation } from '../../shared/api/orders-api.ts'
import { withIdempotency, clientKeys, RequiredIdempotencyKey } from '../idempotency/with-idempotency.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
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
import { placeOrder } from './place-order.ts'
import { confirmEmailToOrder } from '../errors/order-errors.ts'
import { callerOf, countAgainstLimits } from '../rate-limits/rate-limits.ts'

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
        summary: 'Places an order of the regular basket or of one group, once for each Idempotency-Key',
        headers: RequiredIdempotencyKey,
        body: NewOrder,
        response: { 201: Order },
      },
    },
    async (request, reply) => {
      const { id: clientId, emailConfirmed } = await identity.requireClient(request)
      if (!emailConfirmed) throw confirmEmailToOrder()
      const { body: wanted } = request
      const key = request.headers['idempotency-key']
      const now = clock()
      const once = { who: clientKeys(clientId), call: 'order', key, request: wanted, now }
      // The number alone is stored: who asks again learns how the order stands then.
      const fresh: { order: Order | null } = { order: null }
      const { number } = await withIdempotency(database, once, async (transaction) => {
        fresh.order = await placeOrder(transaction, {
          clientId,
          wanted,
          publicUrl,
          sealer,
          now,
          countPlaced: (within) =>
            countAgainstLimits(within, [{ limit: placingLimit, who: callerOf(request.ip) }], now),
        })
        return { number: fresh.order.number }
      })
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
