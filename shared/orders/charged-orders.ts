import type { Order, PaymentStateName } from '../api/orders-api.ts'
import { isGivenUp } from './order-states.ts'

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
export const creditedMinor = ({ consignments }: Pick<Order, 'consignments'>): number =>
  consignments.reduce((sum, { state, totalMinor }) => (isGivenUp(state) ? sum + totalMinor : sum), 0)

/** Pence that are still to be paid by invoice; nought once all of it is given up, and for cards. */
export const owedMinor = (order: Pick<Order, 'consignments' | 'payment' | 'totalMinor'>): number =>
  order.payment.state === 'invoiced' ? order.totalMinor - creditedMinor(order) : 0
