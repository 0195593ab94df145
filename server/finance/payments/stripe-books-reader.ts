import type Stripe from 'stripe'
import type { PaymentProvider } from './payment-provider.ts'
import type { ProviderMove } from './provider-moves.ts'
import { callStripe } from './stripe-calls.ts'
import { refundIdOf } from './stripe-events.ts'

/** Stripe's balance transactions, each with what it is about, and its balance (https://docs.stripe.com/api/balance_transactions). */
export function readStripeBooks(stripe: Stripe): PaymentProvider['books'] {
  return {
    movesSince: async (since) => {
      const moves: ProviderMove[] = []
      for (let after: string | undefined; ;) {
        const { data, has_more: hasMore } = await callStripe(
          stripe.balanceTransactions.list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            currency: 'gbp',
            expand: ['data.source'],
            limit: 100,
            ...(after !== undefined && { starting_after: after }),
          }),
        )
        moves.push(...data.map(moveOf))
        after = data.at(-1)?.id
        if (!hasMore || after === undefined) return moves
      }
    },
    balance: async () => {
      const { available, pending } = await callStripe(stripe.balance.retrieve())
      return [...available, ...pending]
        .filter(({ currency }) => currency === 'gbp')
        .reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

function moveOf(row: Stripe.BalanceTransaction): ProviderMove {
  const { id, amount: amountMinor, fee: feeMinor, created } = row
  return { id, ...subjectOf(row), amountMinor, feeMinor, at: new Date(created * 1000) }
}

type Subject = Pick<ProviderMove, 'kind' | 'reference' | 'subject'>

/** What the shop calls the thing that a row is about. */
function subjectOf({ id, type, source, amount }: Stripe.BalanceTransaction): Subject {
  const other = { kind: 'other', reference: null, subject: null } as const
  if (type === 'payout' || type.startsWith('payout_'))
    return { kind: 'provider_payout', reference: null, subject: id }
  if (source === null || typeof source === 'string') return other
  if (source.object === 'charge')
    return { kind: 'payment', reference: idOf(source.payment_intent), subject: null }
  if (source.object === 'refund') {
    const reference = idOf(source.payment_intent)
    return { kind: 'refund', reference, subject: `${reference}:refund:${refundIdOf(source) ?? source.id}` }
  }
  if (source.object === 'transfer') {
    const { metadata } = source
    return {
      kind: 'payout',
      reference: null,
      subject: metadata['payout'] ?? metadata['transfer'] ?? source.id,
    }
  }
  if (source.object === 'transfer_reversal')
    return { kind: 'payout_returned', reference: null, subject: source.metadata?.['return'] ?? source.id }
  if (source.object !== 'dispute') return other
  const kind = amount < 0 ? 'dispute' : 'dispute_ended'
  return { kind, reference: idOf(source.payment_intent), subject: source.id }
}

const idOf = (named: string | { id: string } | null) =>
  typeof named === 'string' ? named : (named?.id ?? null)
