import { isGivenUp, type OrderState, type PaymentStateName } from './order-states.ts'

type Charged = {
  consignments: readonly { state: OrderState; totalMinor: number }[]
  payment: { state: PaymentStateName }
  totalMinor: number
}

const charged: ReadonlySet<PaymentStateName> = new Set([
  'paid',
  'invoiced',
  'credited',
  'refunded',
  'part_refunded',
])

/** The order was paid, or went on an invoice: from then on it has one, whatever is paid back or credited later. */
export const isCharged = (state: PaymentStateName): boolean => charged.has(state)

/** Pence of an order's parts that were given up after it was charged. */
export const creditedMinor = ({ consignments }: Pick<Charged, 'consignments'>): number =>
  consignments.reduce((sum, { state, totalMinor }) => (isGivenUp(state) ? sum + totalMinor : sum), 0)

/** Pence that are still to be paid by invoice; nought once all of it is given up, and for cards. */
export const owedMinor = (order: Charged): number =>
  order.payment.state === 'invoiced' ? order.totalMinor - creditedMinor(order) : 0
