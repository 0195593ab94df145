import type Stripe from 'stripe'
import type { PaymentEvent } from './payment-state.ts'

type Intent = Stripe.PaymentIntent

/**
 * All that Stripe knows of an intent, read at one moment, as events. Reading twice changes nothing, because the ids
 * come from Stripe's ids. The card's own entry, new for each attempt, distinguishes attempts, and Stripe's clock alone
 * orders them.
 */
export function eventsOfIntent(intent: Intent, refunds: readonly Stripe.Refund[]): PaymentEvent[] {
  return [
    ...failureOf(intent),
    ...standingOf(intent),
    ...refunds.flatMap((refund) => refundOf(intent, refund)),
  ]
}

/** The id of our refund, which Stripe stores with it. */
export const refundIdOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>) => metadata?.['refund'] ?? null

const kinds: Partial<Record<Intent['status'], PaymentEvent['kind']>> = {
  requires_action: 'action_required',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

function standingOf(intent: Intent): PaymentEvent[] {
  const kind = kinds[intent.status]
  if (kind === undefined) return []
  const { id, attempt } = attemptOf(intent, cardOf(intent))
  const isFinal = kind === 'succeeded' || kind === 'cancelled'
  return [
    {
      id: isFinal ? `${intent.id}:${kind}` : `${id}:${kind}`,
      kind,
      attempt: kind === 'cancelled' ? 0 : attempt,
      amountMinor: kind === 'succeeded' ? intent.amount_received : kind === 'cancelled' ? 0 : intent.amount,
      reason: null,
    },
  ]
}

function failureOf(intent: Intent): PaymentEvent[] {
  const error = intent.last_payment_error
  if (!error) return []
  const card = error.payment_method ?? null
  if (intent.status !== 'requires_payment_method' && card?.id === cardOf(intent)?.id) return []
  const { id, attempt } = attemptOf(intent, card)
  return [
    { id: `${id}:failed`, kind: 'failed', attempt, amountMinor: intent.amount, reason: reasonOf(error) },
  ]
}

/** A refund that is on its way is none yet, and one that failed is none any more. */
function refundOf({ id }: Intent, refund: Stripe.Refund): PaymentEvent[] {
  if (refund.status !== 'succeeded') return []
  const name = refundIdOf(refund) ?? refund.id
  return [
    { id: `${id}:refund:${name}`, kind: 'refunded', attempt: 0, amountMinor: refund.amount, reason: null },
  ]
}

type Card = Pick<Stripe.PaymentMethod, 'id' | 'created'> | null

const cardOf = ({ payment_method: card }: Intent): Card => (typeof card === 'object' ? card : null)

function attemptOf(intent: Intent, card: Card): { id: string; attempt: number } {
  const seconds = card === null ? 0 : Math.max(0, card.created - intent.created)
  return { id: `${intent.id}:${card?.id ?? 'none'}`, attempt: seconds + 1 }
}

/** Stripe's codes in the words of settlePayment. */
function reasonOf({ code, decline_code: decline }: NonNullable<Intent['last_payment_error']>): string {
  if (decline === 'insufficient_funds') return 'insufficient_funds'
  if (code === 'payment_intent_authentication_failure') return 'authentication_failed'
  return code === undefined || code === 'card_declined' ? 'declined' : code
}
