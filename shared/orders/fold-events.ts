import type { OrderState } from './order-states.ts'

/** What an event says of states: both null where it moves nothing, such as a payment. */
export type StateEvent = {
  /** Null for every part of the order. */
  consignmentId: string | null
  fromState: OrderState | null
  toState: OrderState | null
}

/**
 * The states of an order's parts from its events, in the order they happened. Throws an Error for an event that does not
 * begin where the one before it ended.
 */
export function foldEvents(
  events: readonly StateEvent[],
  consignmentIds: readonly string[],
): Map<string, OrderState | null> {
  const states = new Map<string, OrderState | null>(consignmentIds.map((id) => [id, null]))
  for (const { consignmentId, fromState, toState } of events) {
    if (toState === null) continue
    for (const id of consignmentId === null ? consignmentIds : [consignmentId]) {
      const state = states.get(id) ?? null
      if (state !== fromState) throw new Error(`Part ${id} is ${state}, the event begins at ${fromState}.`)
      states.set(id, toState)
    }
  }
  return states
}
