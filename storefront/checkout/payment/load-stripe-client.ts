import type { StripeClient } from './stripe-elements.ts'

let opened: { publishableKey: string; stripeClient: Promise<StripeClient> } | null = null

/**
 * Stripe's script, loaded once for the page on first need. Rejects where it cannot be loaded; the next call tries
 * again.
 */
export function loadStripeClient(publishableKey: string): Promise<StripeClient> {
  if (opened?.publishableKey === publishableKey) return opened.stripeClient
  const stripeClient = import('./stripe-elements.ts').then(({ createStripeClient }) =>
    createStripeClient(publishableKey),
  )
  opened = { publishableKey, stripeClient }
  stripeClient.catch(() => {
    if (opened?.stripeClient === stripeClient) opened = null
  })
  return stripeClient
}
