import Type from 'typebox'
import {
  NewOrder,
  Order,
  OrderCancellation,
  OrderList,
  PaymentAttempt,
  PaymentMethods,
  PaymentSecret,
  Reorder,
} from '../../shared/api/orders.ts'
import { readOrderNumber } from '../../shared/order-number.ts'
import { notFound, RequestError } from '../errors.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import { answerOnce, clientKeys, NeedsAnswerKey } from '../http/answer-once.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { exportOrders } from './export-orders.ts'
import { findOrder, listOrders } from './find-orders.ts'
import { mayPayByInvoice } from './invoice-approvals.ts'
import type { OrderServices } from './order-services.ts'
import { payOrder, readClientSecret } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { reorder } from './reorder.ts'

const bodyLimit = 64 * 1024
/** Tries of one client to pay: more than anybody needs, too few to try out stolen cards. */
const paymentAttempts = { what: 'payment', max: 40, seconds: 3600 }
const told = { tags: ['Orders'], security: [{ bearer: [] }] }
const Numbered = Type.Object({ number: Type.String({ maxLength: 40 }) })
const Page = Type.Object({ page: Type.Optional(Type.String()), pageSize: Type.Optional(Type.String()) })

/** Placing, paying and reading a client's own orders (issue E, C-44, OPEN-37). Others' are not found. */
export async function orderRoutes(
  app: App,
  { identity, ...services }: OrderServices & { identity: Identity },
): Promise<void> {
  const { database, provider, publicUrl, clock } = services
  takeStrictJson(app)
  neverStore(app)

  app.post(
    '/api/orders',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Places an order of the regular basket or of one group, once for each Idempotency-Key',
        headers: NeedsAnswerKey,
        body: NewOrder,
        response: { 201: Order },
      },
    },
    async (request, reply) => {
      const { id: clientId, emailConfirmed } = await identity.requireClient(request)
      if (!emailConfirmed) throw emailUnconfirmed()
      const { body: wanted } = request
      const key = request.headers['idempotency-key']
      const now = clock()
      const once = { who: clientKeys(clientId), call: 'order', key, request: wanted, now }
      // Kept is the number alone: whoever asks again is told how the order stands then.
      const fresh: { order: Order | null } = { order: null }
      const { number } = await answerOnce(database, once, async (transaction) => {
        fresh.order = await placeOrder(transaction, { clientId, wanted, publicUrl, now })
        return { number: fresh.order.number }
      })
      return reply.code(201).send(fresh.order ?? (await findOrder(database, { clientId }, number)))
    },
  )

  app.get(
    '/api/orders',
    {
      schema: {
        ...told,
        summary: 'Orders of the client, newest first',
        querystring: Page,
        response: { 200: OrderList },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return listOrders(database, { clientId }, request.query)
    },
  )

  app.get(
    '/api/orders/payment-methods',
    { schema: { ...told, summary: 'What the client may pay with', response: { 200: PaymentMethods } } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const { name, isTestMode, publishableKey } = provider
      const mayInvoice = await mayPayByInvoice(database, clientId)
      return {
        methods: mayInvoice ? ['card' as const, 'invoice' as const] : ['card' as const],
        provider: name,
        isTestMode,
        publishableKey,
      }
    },
  )

  app.get(
    '/api/orders/export.csv',
    { schema: { ...told, summary: 'Every line of every order as CSV' } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="dray-orders.csv"')
        .send(await exportOrders(database, clientId))
    },
  )

  app.get(
    '/api/orders/:number',
    { schema: { ...told, summary: 'One order', params: Numbered, response: { 200: Order } } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return findOrder(database, { clientId }, request.params.number)
    },
  )

  app.get(
    '/api/orders/:number/reorder',
    {
      schema: {
        ...told,
        summary: 'What to put into the basket for the same again, and what is different now',
        params: Numbered,
        response: { 200: Reorder },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return reorder(database, { clientId, number: request.params.number })
    },
  )

  app.post(
    '/api/orders/:number/payment',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Pays with a token of the payment provider; again pays no second time',
        params: Numbered,
        body: PaymentAttempt,
        response: { 200: Order },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = readOrderNumber(request.params.number)
      if (number === null) throw notFound('The order')
      await countAttempts(database, [{ limit: paymentAttempts, who: clientId }], clock())
      await payOrder(services, { clientId, number, token: request.body.token })
      return findOrder(database, { clientId }, number)
    },
  )

  app.post(
    '/api/orders/:number/payment/secret',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: "What the provider's part of the page goes on with while the bank asks the buyer",
        params: Numbered,
        response: { 200: PaymentSecret },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = readOrderNumber(request.params.number)
      if (number === null) throw notFound('The order')
      await countAttempts(database, [{ limit: paymentAttempts, who: clientId }], clock())
      return { clientSecret: await readClientSecret(services, { clientId, number }) }
    },
  )

  app.post(
    '/api/orders/:number/cancellation',
    {
      bodyLimit,
      schema: {
        ...told,
        summary:
          'Cancels the order, or one part of it, before a brewery has accepted it; again changes nothing',
        params: Numbered,
        body: OrderCancellation,
        response: { 200: Order },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = readOrderNumber(request.params.number)
      if (number === null) throw notFound('The order')
      const { consignmentId = null } = request.body
      await cancelOwnOrder(services, { clientId, number, consignmentId })
      return findOrder(database, { clientId }, number)
    },
  )
}

const emailUnconfirmed = () =>
  new RequestError(
    403,
    'email_unconfirmed',
    'Please confirm your e-mail address before you order. We sent you a link.',
  )
