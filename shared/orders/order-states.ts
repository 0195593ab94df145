/** The states of a part of an order, and of the order as a whole, from the least advanced on. */
export const orderStates = [
  'placed',
  'proposed',
  'accepted',
  'packed',
  'part_dispatched',
  'dispatched',
  'delivered',
  'claimed',
  'closed',
  'refused',
  'cancelled',
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

/** Neither sent nor paid for. */
export const isGivenUp = (state: OrderState) => state === 'cancelled' || state === 'refused'

/** No step follows. */
export const isEnded = (state: OrderState) => state === 'closed' || isGivenUp(state)

/** It has left the brewery, or all that goes of it has arrived. */
export const isSent = (state: OrderState) =>
  ['part_dispatched', 'dispatched', 'delivered', 'claimed', 'closed'].includes(state)

/** All that goes of it has arrived or was collected. */
export const isAllHere = (state: OrderState) =>
  state === 'delivered' || state === 'claimed' || state === 'closed'

/** Its units are still to be picked; of what was sent in part those of its rest. */
export const isToPick = (state: OrderState) => state === 'accepted' || state === 'part_dispatched'

/**
 * The state of an order from those of its parts: that of the least advanced one. Parts that were given up count only
 * when all were, and a claimed part counts as delivered.
 */
export function orderStateOf(parts: readonly OrderState[]): OrderState {
  const going = parts.filter((state) => !isGivenUp(state))
  const counted = new Set(going.length > 0 ? going : parts)
  const least = orderStates.find((state) => counted.has(state)) ?? 'cancelled'
  return least === 'claimed' ? 'delivered' : least
}
