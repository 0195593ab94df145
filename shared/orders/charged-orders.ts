import { isGivenUp, type OrderState, type PaymentStateName } from './order-states.ts'

type CreditedPart = { state: OrderState; totalMinor: number; creditedMinor: number }
type Charged = {
  consignments: readonly CreditedPart[]
  payment: { state: PaymentStateName }
  totalMinor: number
}

export const chargedStates: readonly PaymentStateName[] = [
  'paid',
  'invoiced',
  'credited',
  'refunded',
  'part_refunded',
]

/** The order was paid, or went on an invoice: from then on it has one, whatever is paid back or credited later. */
export const isCharged = (state: PaymentStateName): boolean => chargedStates.includes(state)

/** Whether the buyer's money, or a promise of it, is still to come. */
export const isUnpaid = ({ paymentState }: { paymentState: PaymentStateName }) => !isCharged(paymentState)

const creditOf = ({ state, totalMinor, creditedMinor }: CreditedPart) =>
  isGivenUp(state) ? totalMinor : creditedMinor

/** Pence of an order's parts that were given up after it was charged, or credited after they were sent. */
export const creditedMinor = ({ consignments }: Pick<Charged, 'consignments'>): number =>
  consignments.reduce((sum, part) => sum + creditOf(part), 0)

/** Whether nothing of a part is left to pay for. */
export const isCreditedWhole = (part: CreditedPart): boolean =>
  isGivenUp(part.state) || (part.creditedMinor > 0 && creditOf(part) >= part.totalMinor)

/** Pence that are still to be paid by invoice; zero once all of it is given up, and for cards. */
export const owedMinor = (order: Charged): number =>
  order.payment.state === 'invoiced' ? order.totalMinor - creditedMinor(order) : 0
