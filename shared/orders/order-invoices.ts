import type { OrderState } from './order-states.ts'

/** An invoice on account and how far it is paid; pence with VAT, less credit notes and what was written off. */
export type OrderInvoice = {
  number: string
  dueOn: string | null
  chargedMinor: number
  paidMinor: number
  openMinor: number
  /** The day since which nothing is left to pay. */
  settledOn: string | null
}
type Invoiced = {
  invoices: readonly OrderInvoice[]
  /** Of each part. */
  states: readonly OrderState[]
}

const unanswered: ReadonlySet<OrderState> = new Set(['placed', 'proposed'])

/**
 * The day an order on account was paid; null while a part waits for its brewery, so that an invoice is to come, while an
 * invoice is open, and where credit notes alone left nothing to pay.
 */
export function settledOnOf({ invoices, states }: Invoiced): string | null {
  if (states.some((state) => unanswered.has(state))) return null
  if (invoices.some(({ openMinor }) => openMinor > 0)) return null
  const days = invoices.flatMap(({ paidMinor, settledOn }) => (paidMinor > 0 && settledOn ? [settledOn] : []))
  return days.toSorted().at(-1) ?? null
}
