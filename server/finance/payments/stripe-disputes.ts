import type Stripe from 'stripe'
import type { DisputeState, ProviderDispute } from './provider-disputes.ts'
import { callStripe } from './stripe-calls.ts'

const states: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
}

/** A dispute as it is at Stripe, with the balance transactions of it (https://docs.stripe.com/api/disputes). */
export async function readStripeDispute(stripe: Stripe, disputeId: string): Promise<ProviderDispute> {
  const dispute = await callStripe(stripe.disputes.retrieve(disputeId))
  const { id, amount, reason, status, payment_intent: intent, evidence_details: evidence } = dispute
  const dueBy = evidence.due_by
  return {
    id,
    reference: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amountMinor: amount,
    reason,
    // What Stripe adds one day is not decided yet.
    state: states[status] ?? 'under_review',
    evidenceDueAt: dueBy === null ? null : new Date(dueBy * 1000),
    moves: dispute.balance_transactions.map(({ amount: amountMinor, fee: feeMinor }) => ({
      amountMinor,
      feeMinor,
    })),
  }
}
