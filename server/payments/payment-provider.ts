import type { PaymentProviderName } from '../../shared/api/orders.ts'
import type { PaymentEvent } from './payment-state.ts'

/** What the provider is told of a payment; paymentId makes asking twice the same intent. */
type NewIntent = { paymentId: string; orderNumber: string; amountMinor: number }
/** What a brewery gets of a payment; transferId makes asking twice the same transfer. */
type NewTransfer = { transferId: string; reference: string; account: string; amountMinor: number }

/**
 * Who takes the money. Every call may be repeated: the same ids mean the same thing, done once. Each answers all that
 * the provider knows by now, so that a lost answer is made good by the next one.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** No money moves. */
  isTestMode: boolean
  /** What the provider's own part of the page is opened with; null where it has none. */
  publishableKey: string | null
  /** What Dray keeps of a brewery's part, in hundredths of a percent. */
  feeRate: number
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
  /** Throws ProviderUnreachable until the money has gone. */
  refund: (reference: string, refund: { refundId: string; amountMinor: number }) => Promise<PaymentEvent[]>
  /** Null where the provider sends no notices. */
  readNotice: ((body: Buffer, signature: string) => Notice) | null
  /** Null where no money goes to breweries. */
  transfers: {
    send: (transfer: NewTransfer) => Promise<void>
    /** Answers false where there is none. */
    takeBack: (transfer: Pick<NewTransfer, 'transferId' | 'reference'>) => Promise<boolean>
  } | null
}

/** A notice only says where to look: it may be late, doubled or out of order, and what it tells is read anew. */
export type Notice = {
  /** The intent it is about; null where it is about none. */
  reference: string | null
  /** A refund of ours that came back to the provider. */
  failedRefundId: string | null
}

/** No answer came, or one that says nothing: ask again. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}
