import { type OrderState, orderStates } from './order-states.ts'

/** The views of a brewery's list of orders, each with the states of the parts in it. */
export const sellingViews = {
  placed: ['placed'],
  proposed: ['proposed'],
  accepted: ['accepted'],
  packed: ['packed'],
  out: ['part_dispatched', 'dispatched'],
  delivered: ['delivered'],
  claims: ['claimed'],
  closed: ['closed', 'refused', 'cancelled'],
  all: orderStates,
} as const satisfies Record<string, readonly OrderState[]>

export type SellingView = keyof typeof sellingViews
export const sellingViewKeys = Object.keys(sellingViews) as SellingView[]
