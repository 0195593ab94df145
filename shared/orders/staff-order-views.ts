import { type OrderState, orderStates } from './order-states.ts'

/** The views of the staff's list of orders (STAF-08). Those of states hold orders that have a part in one of them. */
export const staffOrderViews = [
  'needs',
  'unpaid',
  'placed',
  'proposed',
  'accepted',
  'out',
  'delivered',
  'claims',
  'closed',
  'all',
] as const
export type StaffOrderView = (typeof staffOrderViews)[number]

/** The states of the parts that put an order into a view; the other views go by something else. */
export const statesOfView: { readonly [View in StaffOrderView]?: readonly OrderState[] } = {
  placed: ['placed'],
  proposed: ['proposed'],
  accepted: ['accepted', 'packed'],
  out: ['part_dispatched', 'dispatched'],
  delivered: ['delivered'],
  claims: ['claimed'],
}

/** An order is closed when no part of it is in another state. */
export const openStates: readonly OrderState[] = orderStates.filter(
  (state) => !['closed', 'refused', 'cancelled'].includes(state),
)
