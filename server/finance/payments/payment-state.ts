/** A provider's events about a payment. They arrive late, twice and in any order. */
export type PaymentEvent = {
  /** The provider's own name of the event: the same one twice is one. */
  id: string
  kind: 'action_required' | 'processing' | 'failed' | 'succeeded' | 'cancelled' | 'refunded'
  /** The buyer's attempt, from 1; 0 if the event belongs to none. */
  attempt: number
  amountMinor: number
  /** Why it failed, in the provider's word. */
  reason: string | null
}

export type PaymentState = {
  kind: 'open' | 'action_required' | 'processing' | 'failed' | 'cancelled' | 'paid'
  /** The buyer's money at the provider, before refunds. */
  paidMinor: number
  refundedMinor: number
  reason: string | null
}

/**
 * The state of a payment from all its events, independent of their order and repetition. One success makes it
 * permanently paid, because an intent is paid only once. Otherwise the latest attempt counts, and within it the
 * furthest state.
 */
export function paymentStateOf(events: readonly PaymentEvent[]): PaymentState {
  const known = [...new Map(events.map((event) => [event.id, event])).values()]
  const amounts = (kind: PaymentEvent['kind']) =>
    known.filter((event) => event.kind === kind).map(({ amountMinor }) => amountMinor)
  const paidMinor = Math.max(0, ...amounts('succeeded'))
  const refundedMinor = amounts('refunded').reduce((sum, amount) => sum + amount, 0)
  if (amounts('succeeded').length > 0) return { kind: 'paid', paidMinor, refundedMinor, reason: null }
  if (amounts('cancelled').length > 0) return { kind: 'cancelled', paidMinor: 0, refundedMinor, reason: null }
  const latest = known
    .filter(({ kind }) => kind in course)
    .toSorted(
      (one, other) =>
        other.attempt - one.attempt || course[other.kind]! - course[one.kind]! || compare(other.id, one.id),
    )[0]
  if (latest === undefined) return { kind: 'open', paidMinor: 0, refundedMinor, reason: null }
  const kind = latest.kind as 'action_required' | 'processing' | 'failed'
  return { kind, paidMinor: 0, refundedMinor, reason: latest.reason }
}

/** How far along an attempt each kind is. */
const course: Partial<Record<PaymentEvent['kind'], number>> = { action_required: 1, processing: 2, failed: 3 }
const compare = (one: string, other: string) => (one < other ? -1 : 1)
