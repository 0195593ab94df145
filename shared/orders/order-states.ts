/** The states of a consignment, and of the order as a whole. */
export const orderStates = [
  'placed',
  'accepted',
  'adjusted',
  'dispatched',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

/** The states of an order's payment. */
export const paymentStates = [
  'unpaid',
  'action_required',
  'processing',
  'failed',
  'paid',
  'invoiced',
  /** It was to be paid by invoice, and all of it was given up: nothing is owed. */
  'credited',
  'refunded',
  'part_refunded',
  'cancelled',
] as const
export type PaymentStateName = (typeof paymentStates)[number]

export const orderVerbs = ['accept', 'adjust', 'dispatch', 'deliver', 'cancel', 'refund'] as const
export type OrderVerb = (typeof orderVerbs)[number]

/** Who takes a step: operators, for breweries too, or the order's own client. */
export type OrderActor = 'operator' | 'buyer'

type Rule = {
  from: readonly OrderState[]
  /** Those of them in which the buyer may take it; absent is none. */
  byBuyer?: readonly OrderState[]
  to: OrderState
  /** Only once the money is there, or owed on an invoice. */
  needsPayment: boolean
}

/** The whole table: no other transition is possible (docs/decisions/0022). */
export const orderRules: Readonly<Record<OrderVerb, Rule>> = {
  accept: { from: ['placed', 'adjusted'], to: 'accepted', needsPayment: true },
  /** The brewery sends less of a line than was ordered. */
  adjust: { from: ['placed', 'accepted', 'adjusted'], to: 'adjusted', needsPayment: true },
  dispatch: { from: ['accepted', 'adjusted'], to: 'dispatched', needsPayment: true },
  deliver: { from: ['dispatched'], to: 'delivered', needsPayment: true },
  /** A buyer as long as the brewery has not begun with it. */
  cancel: {
    from: ['placed', 'accepted', 'adjusted'],
    byBuyer: ['placed'],
    to: 'cancelled',
    needsPayment: false,
  },
  refund: { from: ['dispatched', 'delivered', 'cancelled'], to: 'refunded', needsPayment: true },
}

/** The state a verb leads to, or null where it may not be done. */
export function nextOrderState(
  state: OrderState,
  verb: OrderVerb,
  { isPaid, by = 'operator' }: { isPaid: boolean; by?: OrderActor },
): OrderState | null {
  const { from, byBuyer = [], to, needsPayment } = orderRules[verb]
  return (by === 'buyer' ? byBuyer : from).includes(state) && (isPaid || !needsPayment) ? to : null
}

/** Given up or paid back: nothing is owed for it, and an invoice credits it. */
export const isGivenUp = (state: OrderState) => state === 'cancelled' || state === 'refunded'

/** Final states; only a refund follows. */
export const isEnded = (state: OrderState) => state === 'delivered' || isGivenUp(state)

const steps: readonly OrderState[] = ['placed', 'accepted', 'adjusted', 'dispatched', 'delivered']

/**
 * The state of an order from those of its consignments: that of the one least far along, leaving out those that were
 * cancelled or refunded unless all were. An adjusted one shows until everything is dispatched.
 */
export function orderStateOf(consignments: readonly OrderState[]): OrderState {
  const going: OrderState[] = consignments.filter((state) => !isGivenUp(state))
  if (going.length === 0) return consignments.includes('cancelled') ? 'cancelled' : 'refunded'
  const least = steps.find((state) => going.includes(state))!
  return least === 'accepted' && going.includes('adjusted') ? 'adjusted' : least
}
