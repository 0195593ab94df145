import type Stripe from 'stripe'
import { BalanceTooSmall, type PaymentProvider } from './payment-provider.ts'
import { callStripe, StripeRefusal } from './stripe-calls.ts'

/**
 * Payouts as transfers of Stripe Connect from the shop's own balance (https://docs.stripe.com/api/transfers/create).
 * Each has its id as transfer group, so that it is found again however late, when Stripe has forgotten its key.
 */
export function createStripePayouts(stripe: Stripe): PaymentProvider['payouts'] {
  const find = async (payoutId: string) => {
    const { data } = await callStripe(stripe.transfers.list({ transfer_group: payoutId, limit: 1 }))
    return data[0]?.id ?? null
  }
  return {
    find,
    send: async ({ payoutId, number, account, amountMinor, refusals }) => {
      const transfer = {
        amount: amountMinor,
        currency: 'gbp',
        destination: account,
        description: number,
        transfer_group: payoutId,
        metadata: { payout: payoutId },
      }
      // Stripe repeats a refusal for its key, so the next try after one has another.
      const idempotencyKey = `payout:${payoutId}:${refusals}`
      try {
        return (await callStripe(stripe.transfers.create(transfer, { idempotencyKey }))).id
      } catch (error) {
        if (error instanceof StripeRefusal && error.code === 'balance_insufficient')
          throw new BalanceTooSmall(error.message)
        throw error
      }
    },
    takeBack: async ({ returnId, reference, amountMinor }) => {
      const { data } = await callStripe(stripe.transfers.listReversals(reference, { limit: 100 }))
      if (data.some(({ metadata }) => metadata?.['return'] === returnId)) return
      await callStripe(
        stripe.transfers.createReversal(
          reference,
          { amount: amountMinor, metadata: { return: returnId } },
          { idempotencyKey: `return:${returnId}` },
        ),
      )
    },
  }
}
