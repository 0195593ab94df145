import type Stripe from 'stripe'
import type { PaymentProvider } from './payment-provider.ts'
import { callStripe } from './stripe-calls.ts'

/**
 * Separate charges and transfers of Stripe Connect: each brewery's part of a payment, sent from that very charge. Looks
 * for earlier transfers before it sends one, so that a lost answer never sends money twice, however late.
 */
export function createStripeTransfers(stripe: Stripe): NonNullable<PaymentProvider['transfers']> {
  const find = async (reference: string, transferId: string) => {
    const { data } = await callStripe(stripe.transfers.list({ transfer_group: reference, limit: 100 }))
    return data.find(({ metadata }) => metadata['transfer'] === transferId) ?? null
  }
  return {
    send: async ({ transferId, reference, account, amountMinor }) => {
      if ((await find(reference, transferId)) !== null) return
      const { latest_charge: charge } = await callStripe(stripe.paymentIntents.retrieve(reference))
      await callStripe(
        stripe.transfers.create(
          {
            amount: amountMinor,
            currency: 'gbp',
            destination: account,
            transfer_group: reference,
            metadata: { transfer: transferId },
            ...(charge !== null && { source_transaction: typeof charge === 'string' ? charge : charge.id }),
          },
          { idempotencyKey: `transfer:${transferId}:${account}` },
        ),
      )
    },
    takeBack: async ({ transferId, reference }) => {
      const sent = await find(reference, transferId)
      if (sent === null) return false
      if (sent.reversed) return true
      const options = { idempotencyKey: `reversal:${transferId}` }
      await callStripe(
        stripe.transfers.createReversal(sent.id, { metadata: { return: transferId } }, options),
      )
      return true
    },
  }
}
