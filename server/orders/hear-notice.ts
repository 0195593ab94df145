import { RequestError } from '../errors.ts'
import { type Notice, ProviderUnreachable } from '../payments/payment-provider.ts'
import { findPaidOrder } from '../payments/record-payment.ts'
import { reopenRefund } from '../payments/send-refunds.ts'
import type { OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Looks at what a notice of the provider is about and settles what is found there: what the notice itself says may be
 * old by now. Intents of others are passed over. Throws RequestError 503 where the provider does not answer, so that
 * the notice comes again.
 */
export async function hearNotice(
  { database, provider, publicUrl, clock }: OrderServices,
  { reference, failedRefundId }: Notice,
): Promise<void> {
  if (reference === null) return
  const orderId = await findPaidOrder(database, reference)
  if (orderId === null) return
  if (failedRefundId !== null) await reopenRefund(database, { id: failedRefundId, reference, now: clock() })
  const events = await provider.readIntent(reference).catch((error: unknown) => {
    if (error instanceof ProviderUnreachable)
      throw new RequestError(503, 'provider_unreachable', 'Ask again later.')
    throw error
  })
  await database.transaction((transaction) =>
    settlePayment(transaction, { orderId, events, publicUrl, now: clock() }),
  )
}
