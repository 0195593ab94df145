import Stripe from 'stripe'
import { ProviderUnreachable } from './payment-provider.ts'

/** Stripe understood and refused. Its own errors contain details of cards and people, so they stay here. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** Makes a call; a failure becomes ProviderUnreachable or StripeRefusal. */
export async function callStripe<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code = 'no code', statusCode = 0, requestId = 'no request' } = error
    const words = `Stripe said ${type} (${code}, ${statusCode}, ${requestId})`
    throw isUnclear(error) ? new ProviderUnreachable(words) : new StripeRefusal(words, code)
  }
}

/** Whether it may have been done, or may be done the next time. */
function isUnclear({ statusCode = 0 }: Stripe.errors.StripeError): boolean {
  return statusCode === 0 || statusCode === 409 || statusCode === 429 || statusCode >= 500
}
