import { afterAll } from 'vitest'
import { findOrder } from '../../../server/trading/orders/find-orders.ts'
import { createStripeProvider } from '../../../server/finance/payments/stripe-provider.ts'
import { buildBeer, buildBrewery, buildContainer } from '../builders/builders.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { openOrderShop } from './order-shop.ts'
import { startStripe, webhookSecret } from '../servers/stripe-server.ts'

/** The whole shop with the real Stripe client and a stand-in for Stripe, closed with the file. */
export async function openStripeShop({ offersPayByBank = false } = {}) {
  const stripe = await startStripe()
  afterAll(() => stripe.stop())
  const payments = createStripeProvider(
    {
      secretKey: 'sk_test_stand_in',
      webhookSecret,
      publishableKey: 'pk_test_stand_in',
      isTestMode: true,
      feeRate: 250,
      offersPayByBank,
      apiUrl: stripe.url,
    },
    { timeoutMs: 2000, retries: 0 },
  )
  const shop = await openOrderShop({ lasts: 'file', payments, logLevel: 'info' })

  const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
    shop.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })

  return {
    ...shop,
    stripe,
    deliver,
    /** What the functions of payments take. */
    payments: { database: shop.database, provider: payments, logger: { warn: () => {} } },
    /** An order of two units that waits for its money, and all that may happen to it. */
    unpaidOrder: async () => {
      const buyer = await shop.buyer()
      const brewery = await buildBrewery(shop.database, { email: `${crypto.randomUUID()}@brewery.example` })
      const beer = await buildBeer(shop.database, { breweryId: brewery.id })
      const container = await buildContainer(shop.database, { beerId: beer.id, priceMinor: 10_000 })
      const keg = { kind: 'variant', variantId: container.storefrontVariantId! }
      await shop.add({ ...keg, quantity: 2 }, buyer)
      const email = `${crypto.randomUUID()}@pub.example`
      const order = await shop.placed(buyer, { contact: { ...checkoutContact, email } })
      const intent = () =>
        [...stripe.books.intents.values()].find(({ metadata }) => metadata['order'] === order.number)
      return {
        buyer,
        brewery,
        keg,
        order,
        intent,
        pay: (token: string) => shop.pay(order.number, token, buyer),
        /** As an operator sees it: no session is needed, however late it is. */
        now: () => findOrder(shop.database, null, order.number),
        mails: async () => [
          ...(await shop.mailsTo(email)).map(({ template }) => template),
          ...(await shop.mailsTo(brewery.email!)).map(({ template }) => template),
        ],
        /** Webhooks for this order alone, oldest first. */
        webhooks: () =>
          stripe.webhooks().filter(({ payload }) => {
            const id = intent()?.id
            return id !== undefined && payload.includes(`"${id}"`)
          }),
      }
    },
  }
}
