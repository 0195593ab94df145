import type { PaymentEvent } from './payment-state.ts'

/** What the provider is told of a payment; paymentId makes asking twice the same intent. */
type NewIntent = { paymentId: string; orderNumber: string; amountMinor: number }

/**
 * Who takes the money. Every call may be repeated: the same ids mean the same thing, done once. Each answers all that
 * the provider knows by now, so that a lost answer is made good by the next one.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe'
  /** No money moves. */
  isTestMode: boolean
  /** `clientSecret` is for the provider's own part of the page. */
  createIntent: (intent: NewIntent) => Promise<{ reference: string; clientSecret: string | null }>
  /**
   * Tries to take the money with what the page got from the provider in exchange for a card. Throws
   * ProviderUnreachable where no answer came: it may have worked.
   */
  confirmIntent: (reference: string, token: string) => Promise<PaymentEvent[]>
  readIntent: (reference: string) => Promise<PaymentEvent[]>
  /** Ends an intent that has not succeeded. */
  closeIntent: (reference: string) => Promise<PaymentEvent[]>
  refund: (reference: string, refund: { refundId: string; amountMinor: number }) => Promise<PaymentEvent[]>
}

/** No answer came, or one that says nothing: ask again. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}
