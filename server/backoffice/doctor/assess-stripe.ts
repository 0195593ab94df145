import { webhookEvents } from '../../finance/payments/webhook-path.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('stripe')

/** 'refused' is Stripe's word about the key; `failure` says why it could not be asked. */
export type KeyAnswer = 'accepted' | 'refused' | { failure: string }
export type WebhookEndpoint = { url: string; isEnabled: boolean; events: readonly string[] }
export type StripeFacts = {
  isTestMode: boolean
  /** PUBLIC_URL/webhooks/stripe. */
  webhookUrl: string
  secretKey: KeyAnswer
  publishableKey: KeyAnswer
  /** 'forbidden' to a restricted key. */
  endpoints: readonly WebhookEndpoint[] | 'forbidden' | { failure: string }
  /** What the running shop answered to a webhook that we signed, which names no payment. */
  delivery: { status: number } | { failure: string }
}

const atStripe = "in Stripe's dashboard, Developers, Webhooks"

/** Keys, mode and webhooks of Stripe; null is the sandbox. */
export function assessStripe(facts: StripeFacts | null): Finding[] {
  if (facts === null) return [ok('The sandbox takes test cards and no money: Stripe is not set up.')]
  return [...assessKeys(facts), ...assessEndpoint(facts), assessDelivery(facts)]
}

function assessKeys({ isTestMode, secretKey, publishableKey }: StripeFacts): Finding[] {
  const wrong = [
    ...wrongKey('STRIPE_SECRET_KEY', secretKey),
    ...wrongKey('STRIPE_PUBLISHABLE_KEY', publishableKey),
  ]
  if (wrong.length > 0) return wrong
  if (isTestMode)
    return [
      warn(
        'Stripe accepts both keys; they are of test mode and take no money.',
        'Set live keys before you sell.',
      ),
    ]
  return [ok('Stripe accepts both keys; they are live.')]
}

function wrongKey(name: string, answer: KeyAnswer): Finding[] {
  if (answer === 'accepted') return []
  if (answer === 'refused')
    return [
      fail(`Stripe does not accept ${name}.`, `Copy it again from Stripe's dashboard, Developers, API keys.`),
    ]
  return [
    fail(
      `Stripe could not be asked about ${name}: ${answer.failure}.`,
      'Check whether this machine may connect to api.stripe.com.',
    ),
  ]
}

function assessEndpoint({ endpoints, webhookUrl, secretKey }: StripeFacts): Finding[] {
  // A key that is refused may ask nothing else either.
  if (secretKey !== 'accepted') return []
  const events = webhookEvents.join(', ')
  if (endpoints === 'forbidden')
    return [
      warn(
        'This restricted key may not list webhook endpoints, so they were not checked.',
        `See that ${webhookUrl} is there ${atStripe}, with ${events}.`,
      ),
    ]
  if ('failure' in endpoints)
    return [warn(`Stripe did not list its webhook endpoints: ${endpoints.failure}.`, 'Run the doctor again.')]
  const ours = endpoints.filter(({ url }) => url.replace(/\/+$/, '') === webhookUrl)
  const endpoint = ours.find(({ isEnabled }) => isEnabled)
  if (endpoint === undefined)
    return [
      ours.length > 0
        ? fail(`Stripe's endpoint ${webhookUrl} is switched off.`, `Enable it ${atStripe}.`)
        : fail(`Stripe has no endpoint ${webhookUrl}.`, `Add it ${atStripe}, with ${events}.`),
    ]
  const missing = endpoint.events.includes('*')
    ? []
    : webhookEvents.filter((event) => !endpoint.events.includes(event))
  if (missing.length > 0)
    return [
      fail(`Stripe's endpoint ${webhookUrl} lacks events: ${missing.join(', ')}.`, `Add them ${atStripe}.`),
    ]
  return [ok(`Stripe sends all ${webhookEvents.length} events to ${webhookUrl}.`)]
}

function assessDelivery({ delivery, webhookUrl }: StripeFacts): Finding {
  const unchecked = 'The signing secret was not checked'
  if ('failure' in delivery)
    return warn(
      `${unchecked}: ${webhookUrl} did not answer: ${delivery.failure}.`,
      'Run the doctor again when the shop runs.',
    )
  if (delivery.status === 204)
    return ok('The running shop takes webhooks that are signed with STRIPE_WEBHOOK_SECRET.')
  if (delivery.status === 404)
    return fail('The running shop knows no webhooks of Stripe.', 'Restart it with the settings of Stripe.')
  if (delivery.status === 400)
    return fail(
      'The running shop refuses what STRIPE_WEBHOOK_SECRET signed.',
      'Restart it with these settings; see that clocks agree and that no proxy changes bodies.',
    )
  return warn(
    `${unchecked}: ${webhookUrl} answers ${delivery.status}.`,
    'Look into the logs of shop and proxy.',
  )
}
