import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { bankHasAsked } from '../../../shared/checkout/checkout-form.ts'
import type { StripeSettings } from '../../platform/config/stripe-settings.ts'
import { type Webhook, type PaymentProvider, ProviderUnreachable } from './payment-provider.ts'
import type { PaymentEvent } from './payment-state.ts'
import { callStripe, StripeRefusal } from './stripe-calls.ts'
import { createStripeClient, type StripePatience } from './stripe-client.ts'
import { eventsOfIntent, refundIdOf } from './stripe-events.ts'
import { readStripeDispute } from './stripe-disputes.ts'
import { readStripeBooks } from './stripe-books-reader.ts'
import { createStripePayouts } from './stripe-payouts.ts'
import { createStripeTransfers } from './stripe-transfers.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { badSignature } from '../../platform/errors/payment-errors.ts'

/** The age limit of a webhook, in seconds: an older one may be a replay. */
const toleranceSeconds = 300
const expand = ['payment_method']
const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

/** Stripe with PaymentIntents, confirmed by us with a confirmation token of the page (docs/decisions/0025). */
export function createStripeProvider(
  { secretKey, webhookSecret, publishableKey, isTestMode, feeRate, offersPayByBank, apiUrl }: StripeSettings,
  patience: StripePatience = {},
): PaymentProvider {
  const stripe = createStripeClient(secretKey, { apiUrl }, patience)

  const readIntent = async (reference: string): Promise<PaymentEvent[]> => {
    const intent = await callStripe(stripe.paymentIntents.retrieve(reference, { expand }))
    return eventsOfIntent(intent, intent.status === 'succeeded' ? await refundsOf(reference) : [])
  }
  const refundsOf = async (reference: string) =>
    (await callStripe(stripe.refunds.list({ payment_intent: reference, limit: 100 }))).data
  /** A refusal means that the intent has changed meanwhile, so this reads it again. */
  const orRead = (reference: string) => (error: unknown) => {
    if (error instanceof StripeRefusal) return readIntent(reference)
    throw error
  }

  return {
    name: 'stripe',
    isTestMode,
    publishableKey,
    feeRate,
    offersPayByBank,
    createIntent: async ({ paymentId, orderNumber, amountMinor }) => {
      const { id, client_secret: clientSecret } = await callStripe(
        stripe.paymentIntents.create(
          {
            amount: amountMinor,
            currency: 'gbp',
            allowed_payment_method_types: offersPayByBank ? ['card', 'pay_by_bank'] : ['card'],
            automatic_payment_methods: {
              enabled: true,
              allow_redirects: offersPayByBank ? 'always' : 'never',
            },
            description: `Dray order ${orderNumber}`,
            metadata: { order: orderNumber, payment: paymentId },
          },
          { idempotencyKey: `intent:${paymentId}` },
        ),
      )
      return { reference: id, clientSecret }
    },
    confirmIntent: async (reference, token, returnUrl) => {
      if (token === bankHasAsked) return readIntent(reference)
      if (!/^ctoken_\w+$/.test(token)) throw badField('token', 'This is no token of the card form.')
      const confirmed = callStripe(
        stripe.paymentIntents.confirm(
          reference,
          {
            confirmation_token: token,
            use_stripe_sdk: true,
            ...(offersPayByBank && { return_url: returnUrl }),
            expand,
          },
          { idempotencyKey: `confirm:${reference}:${token}` },
        ),
      )
      const events = await confirmed.then((intent) => eventsOfIntent(intent, []), orRead(reference))
      if (events.length === 0)
        throw badField('token', 'The card could not be taken. Please enter it once more.')
      return events
    },
    readIntent,
    closeIntent: async (reference) => {
      // An order that was placed with another provider: it holds no money of this one.
      if (!reference.startsWith('pi_')) return []
      // Doing it twice is harmless, and a key of its own would repeat a fault of the first time.
      const closed = callStripe(
        stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: `cancel:${randomUUID()}` }),
      )
      return closed.then((intent) => eventsOfIntent(intent, []), orRead(reference))
    },
    refund: async (reference, { refundId, amountMinor }) => {
      const earlier = (await refundsOf(reference)).filter((refund) => refundIdOf(refund) === refundId)
      const refund =
        earlier.find((one) => !hasFailed(one)) ??
        (await callStripe(
          stripe.refunds.create(
            { payment_intent: reference, amount: amountMinor, metadata: { refund: refundId } },
            { idempotencyKey: `refund:${refundId}:${earlier.length}` },
          ),
        ))
      if (refund.status !== 'succeeded')
        throw new ProviderUnreachable(`Stripe says that a refund is ${refund.status ?? 'unknown'}`)
      return readIntent(reference)
    },
    readWebhook: (body, signature) => readWebhook(stripe, body, { signature, webhookSecret }),
    readDispute: (disputeId) => readStripeDispute(stripe, disputeId),
    readFee: async (reference) => {
      const settled = { expand: ['latest_charge.balance_transaction'] }
      const { latest_charge: charge } = await callStripe(stripe.paymentIntents.retrieve(reference, settled))
      const booked = charge === null || typeof charge === 'string' ? null : charge.balance_transaction
      return booked === null || typeof booked === 'string' ? null : booked.fee
    },
    books: readStripeBooks(stripe),
    payouts: createStripePayouts(stripe),
    transfers: createStripeTransfers(stripe),
  }
}

type Signed = { signature: string; webhookSecret: string }

function readWebhook(stripe: Stripe, body: Buffer, { signature, webhookSecret }: Signed): Webhook {
  const { type, data } = verified(stripe, body, { signature, webhookSecret })
  const subject = data.object as { object?: string; id?: string; payment_intent?: string | null }
  const isIntent = subject.object === 'payment_intent'
  const refund = type === 'refund.failed' ? refundIdOf(data.object as Stripe.Refund) : null
  return {
    reference: (isIntent ? subject.id : subject.payment_intent) ?? null,
    failedRefundId: refund,
    disputeId: type.startsWith('charge.dispute.') ? (subject.id ?? null) : null,
  }
}

function verified(stripe: Stripe, body: Buffer, { signature, webhookSecret }: Signed): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds)
  } catch {
    throw badSignature()
  }
}
