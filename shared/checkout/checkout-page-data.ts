import type { CartItem } from '../api/basket-api.ts'
import type { PartQuote } from '../api/delivery-api.ts'
import type { PaymentProviderName } from '../api/orders-api.ts'
import type { DetailsProblem } from './checkout-details.ts'
import type { DeliveryArea } from '../geography/delivery-area.ts'

export type CheckoutGroup = { id: string; slug: string; name: string; area: DeliveryArea | null }

/** Whose card form is drawn, and whether money moves. */
export type CardPayments = { provider: PaymentProviderName; isTestMode: boolean }

/** What fields hold, by their names; absent is empty. */
export type TypedFields = Readonly<Record<string, string>>

/** Both checkouts (CHK-01, GCHK-01). */
export type CheckoutData = {
  title: string
  breadcrumb: { label: string; href?: string }[]
  kind: 'regular' | 'group'
  /** Null in the regular checkout, and for an unknown group (C-83). */
  group: CheckoutGroup | null
  /** Where this page is found, to come back to. */
  path: string
  /** A guest's lines of this basket, from the cookie; a client's are read in the browser. */
  lines: CartItem[]
  /** What their senders ask for delivery, to the postcode that a form without scripts sent, and for collection. */
  delivery: PartQuote[]
  /** The year by the server's clock, so that page and browser draw the same list (C-03). */
  thisYear: number
  cards: CardPayments
  /** The fields that a form without scripts sent, and their errors. */
  typed: TypedFields
  problems: DetailsProblem[]
  /** Such a form sent everything that is needed. */
  isComplete: boolean
}

/** Pages of one placed order. */
export type OrderStepData = {
  title: string
  number: string
  thisYear: number
  cards: CardPayments
}

/** Names of fields that are no part of an address. */
export const checkoutFields = {
  groupId: 'groupId',
  groupSlug: 'groupSlug',
  groupName: 'groupName',
  /** CHK-20. */
  otherAddress: 'otheraddress',
} as const

/** Before the names of the fields of what a driver should know, and of the wish where something is missing. */
export const handoverPrefix = 'handover.'
export const unloadingField = `${handoverPrefix}unloading`

/** The field of a brewery's shipping option. */
export const shippingField = (teamId: string) => `shipping.${teamId}`
