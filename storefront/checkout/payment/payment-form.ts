import type { Ref } from 'react'
import type { Order } from '../../../shared/api/orders-api.ts'
import type { DetailsProblem } from '../../../shared/checkout/checkout-details.ts'
import type { CardPayments } from '../../../shared/checkout/checkout-page-data.ts'
import type { Payable } from '../checkout-calls.ts'

/** What a provider's part of the page does for the checkout. Cards stay in it: what comes out is a token. */
export type PaymentHandle = {
  /** A wallet or a bank is not opened for an order that lacks something else. */
  readToken: (
    isRestComplete: boolean,
  ) => Promise<{ kind: 'token'; token: string } | { kind: 'incomplete'; problems: DetailsProblem[] }>
  /** Runs the bank's authentication: the token to continue with, or null where the buyer cancelled. */
  authenticate: (order: Order) => Promise<string | null>
}

export type PaymentFormProps = {
  handle: Ref<PaymentHandle>
  cards: CardPayments
  /** What this client may pay with; null while it is not known. */
  payable: Payable | null
  /** With VAT, in pence. */
  totalMinor: number
  thisYear: number
  problems: readonly DetailsProblem[]
  /** Why nothing can be typed yet; null where it can. */
  closedReason: string | null
}

/** Why a card cannot be read before its form is there. */
export const formStillLoading = 'The card form is still loading. Please wait a moment.'
