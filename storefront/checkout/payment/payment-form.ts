import type { ComponentType, Ref } from 'react'
import type { Order } from '../../../shared/api/orders.ts'
import type { DetailsProblem } from '../../../shared/checkout-details.ts'
import type { CardTaking } from '../../../shared/checkout-page.ts'
import type { Payable } from '../checkout-calls.ts'

/** What a provider's part of the page does for the checkout. Cards stay in it: what comes out is a token. */
export type PaymentHandle = {
  readToken: () => Promise<
    { kind: 'token'; token: string } | { kind: 'incomplete'; problems: DetailsProblem[] }
  >
  /** The bank asks whether it is the buyer: the token to go on with, or null where the buyer turned away. */
  authenticate: (order: Order) => Promise<string | null>
}

export type PaymentFormProps = {
  handle: Ref<PaymentHandle>
  cards: CardTaking
  /** What this client may pay with; null while it is not known. */
  payable: Payable | null
  /** With VAT, in pence. */
  totalMinor: number
  thisYear: number
  problems: readonly DetailsProblem[]
  /** Why nothing can be typed yet; null where it can. */
  closedReason: string | null
}

export type PaymentForm = ComponentType<PaymentFormProps>
