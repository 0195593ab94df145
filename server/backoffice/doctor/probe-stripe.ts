import Stripe from 'stripe'
import type { Config } from '../../platform/config/config.ts'
import { createStripeClient } from '../../finance/payments/stripe-client.ts'
import { webhookPath } from '../../finance/payments/webhook-path.ts'
import { requestSite } from './request-site.ts'
import type { KeyAnswer, StripeFacts, WebhookEndpoint } from './assess-stripe.ts'
import { describeFailure } from './describe-failure.ts'

/** Asks Stripe about keys and endpoints, and the running shop about a webhook; nothing is made or changed. */
export async function probeStripe(
  { stripe: settings, publicUrl }: Config,
  waitMs: number,
): Promise<StripeFacts | null> {
  if (settings === null) return null
  const patience = { timeoutMs: waitMs, retries: 0 }
  const secret = createStripeClient(settings.secretKey, settings, patience)
  const publishable = createStripeClient(settings.publishableKey, settings, patience)
  const webhookUrl = `${publicUrl}${webhookPath}`
  const [secretKey, publishableKey, endpoints, delivery] = await Promise.all([
    askWith(secret.paymentIntents.list({ limit: 1 })),
    // A key of a browser may only read an intent whose secret it knows; this one does not exist.
    askWith(publishable.paymentIntents.retrieve('pi_doctor', { client_secret: 'pi_doctor_secret_doctor' })),
    listEndpoints(secret),
    deliver(secret, { webhookUrl, secret: settings.webhookSecret, waitMs }),
  ])
  return { isTestMode: settings.isTestMode, webhookUrl, secretKey, publishableKey, endpoints, delivery }
}

/** Stripe looks at the key first: any answer but 'who are you' accepts it. */
const askWith = (call: Promise<unknown>): Promise<KeyAnswer> =>
  call.then(
    () => 'accepted',
    (error: unknown) => {
      const { statusCode = 0 } = error as { statusCode?: number }
      if (statusCode === 401) return 'refused'
      return statusCode >= 400 && statusCode < 500 ? 'accepted' : { failure: stripeFailure(error) }
    },
  )

async function listEndpoints(stripe: Stripe): Promise<StripeFacts['endpoints']> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    return data.map(({ url, status, enabled_events: events }): WebhookEndpoint => ({
      url,
      isEnabled: status === 'enabled',
      events,
    }))
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    return statusCode === 401 || statusCode === 403 ? 'forbidden' : { failure: stripeFailure(error) }
  }
}

/** Stripe's own sentences repeat a part of the key, so only their kind is passed on. */
function stripeFailure(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return describeFailure(error)
  const { type, statusCode } = error
  return statusCode === undefined ? type : `${type} (${statusCode})`
}

type Delivered = { webhookUrl: string; secret: string; waitMs: number }

/** A webhook of our own that names no payment: the shop checks its signature and does nothing. */
async function deliver(
  stripe: Stripe,
  { webhookUrl, secret, waitMs }: Delivered,
): Promise<StripeFacts['delivery']> {
  const payload = JSON.stringify({ id: 'evt_doctor', object: 'event', type: 'doctor', data: { object: {} } })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
    'stripe-signature': signature,
  }
  return requestSite(webhookUrl, waitMs, { method: 'POST', headers, body: payload }).then(
    ({ status }) => ({ status }),
    (error: unknown) => ({ failure: describeFailure(error) }),
  )
}
