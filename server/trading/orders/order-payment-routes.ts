import { Order, PaymentAttempt, PaymentMethods, PaymentSecret } from '../../../shared/api/orders-api.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { findOrder } from './find-orders.ts'
import { creditText } from '../../../shared/credit/credit-text.ts'
import { readStanding } from '../../finance/credit/credit-view.ts'
import { findUninvoicedTotal } from './read-orders.ts'
import { Numbered, bodyLimit, documented, requireOrderNumber } from './order-calls.ts'
import type { OrderDeps } from './order-deps.ts'
import { findLimit, limitView } from './requests/spending-limit.ts'
import { payOrder, readClientSecret } from './pay-order.ts'

/** Payment attempts per client: more than any buyer needs, too few to test stolen cards. */
const paymentAttempts = { what: 'payment', max: 40, seconds: 3600 }

/** Routes for a client's payment methods and payments. */
export function orderPaymentRoutes(
  app: App,
  { identity, ...services }: OrderDeps & { identity: Identity },
): void {
  const { database, provider, clock } = services

  app.get(
    '/api/orders/payment-methods',
    { schema: { ...documented, summary: 'What the client may pay with', response: { 200: PaymentMethods } } },
    async (request) => {
      const { id: clientId, personId, siteId } = await identity.requireClient(request)
      const { name, isTestMode, publishableKey, offersPayByBank } = provider
      const credit = await readStanding(database, clientId, findUninvoicedTotal)
      return {
        methods: credit?.state === 'open' ? ['card' as const, 'invoice' as const] : ['card' as const],
        provider: name,
        isTestMode,
        publishableKey,
        offersPayByBank,
        credit,
        creditText: credit && creditText(credit),
        limit: limitView(await findLimit(database, { personId, siteId, now: clock() })),
      }
    },
  )

  app.post(
    '/api/orders/:number/payment',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Pays with a token of the payment provider; again pays no second time',
        params: Numbered,
        body: PaymentAttempt,
        response: { 200: Order },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = requireOrderNumber(request.params)
      await countAgainstLimits(database, [{ limit: paymentAttempts, who: clientId }], clock())
      await payOrder(services, { clientId, number, token: request.body.token })
      return findOrder(database, { clientId }, number)
    },
  )

  app.post(
    '/api/orders/:number/payment/secret',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          "What the provider's part of the page goes on with while the bank asks the buyer; null where it asks nothing",
        params: Numbered,
        response: { 200: PaymentSecret },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const number = requireOrderNumber(request.params)
      await countAgainstLimits(database, [{ limit: paymentAttempts, who: clientId }], clock())
      return { clientSecret: await readClientSecret(services, { clientId, number }) }
    },
  )
}
