import type { PaymentStateName } from './api/orders.ts'

const charged: ReadonlySet<PaymentStateName> = new Set(['paid', 'invoiced', 'refunded', 'part_refunded'])

/** The order was paid, or is owed: from then on it has an invoice, whatever is paid back later. */
export const isCharged = (state: PaymentStateName): boolean => charged.has(state)
