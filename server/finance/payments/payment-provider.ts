import type { PaymentProviderName } from '../../../shared/api/orders-api.ts'
import type { PaymentEvent } from './payment-state.ts'
import type { ProviderDispute } from './provider-disputes.ts'
import type { ProviderMove } from './provider-moves.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'

/** The provider's data of a payment; a repeated call with the same paymentId returns the same intent. */
type NewIntent = { paymentId: string; orderNumber: string; amountMinor: number }
/** A brewery's share of a payment; a repeated call with the same transferId returns the same transfer. */
type NewTransfer = { transferId: string; reference: string; account: string; amountMinor: number }
/** What a brewery is paid from the shop's own balance. `refusals` counts definite refusals before, for the key. */
type NewPayout = { payoutId: string; number: string; account: string; amountMinor: number; refusals: number }
type NewReturn = { returnId: string; reference: string; amountMinor: number }

/**
 * The company that takes the money. Every call is idempotent: the same ids cause one effect. Each returns all that the
 * provider knows by now, so the next call makes up for a lost answer.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** No money moves. */
  isTestMode: boolean
  /** The data that opens the provider's own part of the page; null without one. */
  publishableKey: string | null
  /** Dray's share of a brewery's part, in hundredths of a percent. */
  feeRate: number
  /** It takes payments from bank accounts beside cards. */
  offersPayByBank: boolean
  /** `clientSecret` is for the provider's own part of the page. */
  createIntent: (intent: NewIntent) => Promise<{ reference: string; clientSecret: string | null }>
  /**
   * Tries to take the money with what the page got from the provider in exchange for a card. Throws
   * ProviderUnreachable where no answer came: it may have worked. A bank sends the buyer back to `returnUrl`.
   */
  confirmIntent: (reference: string, token: string, returnUrl: string) => Promise<PaymentEvent[]>
  readIntent: (reference: string) => Promise<PaymentEvent[]>
  /** Ends an intent that has not succeeded. */
  closeIntent: (reference: string) => Promise<PaymentEvent[]>
  /** Throws ProviderUnreachable until the money has gone. */
  refund: (reference: string, refund: { refundId: string; amountMinor: number }) => Promise<PaymentEvent[]>
  /** Null if the provider sends no webhooks. */
  readWebhook: ((body: Buffer, signature: string) => Webhook) | null
  /** The state of a dispute; null where the provider has none. */
  readDispute: ((disputeId: string) => Promise<ProviderDispute>) | null
  /** What the provider took off a payment for itself, in pence; null until it is settled. Null where it takes none. */
  readFee: ((reference: string) => Promise<number | null>) | null
  /** What moved the shop's balance since a moment, and the balance now, available and pending, in pence. */
  books: {
    movesSince: (since: Date) => Promise<ProviderMove[]>
    balance: () => Promise<number>
  }
  /** Pays breweries from the shop's balance. Each is asked for by its id before it is sent. */
  payouts: {
    /** The provider's name of a payout that it has; null where it has none. */
    find: (payoutId: string) => Promise<string | null>
    /** Its name at the provider. Throws BalanceTooSmall where the balance does not cover it. */
    send: (payout: NewPayout) => Promise<string>
    /** Takes a part of a payout, or all of it, back from the brewery's account. */
    takeBack: (wanted: NewReturn) => Promise<void>
  }
  /** Shares of single payments, which orders from before payouts are owed; null where there are none. */
  transfers: {
    send: (transfer: NewTransfer) => Promise<void>
    /** Returns false if there is none. */
    takeBack: (transfer: Pick<NewTransfer, 'transferId' | 'reference'>) => Promise<boolean>
  } | null
}

/**
 * A webhook only names what to read: it may be late, repeated or out of order, so the server reads the current state.
 */
export type Webhook = {
  /** The intent of the webhook; null if it concerns none. */
  reference: string | null
  /** A refund of ours that came back to the provider. */
  failedRefundId: string | null
  /** The dispute of the webhook; null if it concerns none. */
  disputeId: string | null
}

/** The provider gave no answer, or an unusable one: ask again. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

/** The shop's balance at the provider does not cover a payout: nothing was sent. */
export class BalanceTooSmall extends Error {
  override name = 'BalanceTooSmall'
}

/** The dependencies of the functions that move money. */
export type PaymentDeps = {
  database: Database
  provider: PaymentProvider
  logger: Pick<FastifyBaseLogger, 'warn'>
}
