import Stripe from 'stripe'
import type { StripeSettings } from '../../platform/config/stripe-settings.ts'

const timeoutMs = 10_000

export type StripePatience = { timeoutMs?: number; retries?: number }

/** Stripe's client over the configured address, by one of the two keys. */
export function createStripeClient(
  key: string,
  { apiUrl }: Pick<StripeSettings, 'apiUrl'>,
  patience: StripePatience = {},
): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: patience.timeoutMs ?? timeoutMs,
    maxNetworkRetries: patience.retries ?? 2,
    telemetry: false,
  })
}
