import { retryTransaction } from '../database/retry-transaction.ts'
import { type Webhook, ProviderUnreachable } from '../payments/payment-provider.ts'
import { findPaidOrder } from '../payments/record-payment.ts'
import { reopenRefund } from '../payments/send-refunds.ts'
import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'
import { providerUnreachable } from '../errors/payment-errors.ts'

/**
 * Reads the payment that a webhook names and settles its present state, because the webhook's own contents may be out
 * of date. Ignores unknown intents. Throws RequestError 503 if the provider does not answer, so that the provider sends
 * the webhook again.
 */
export async function handleWebhook(
  { database, provider, publicUrl, sealer, clock }: OrderDeps,
  { reference, failedRefundId }: Webhook,
): Promise<void> {
  if (reference === null) return
  const orderId = await findPaidOrder(database, reference)
  if (orderId === null) return
  if (failedRefundId !== null) await reopenRefund(database, { id: failedRefundId, reference, now: clock() })
  const events = await provider.readIntent(reference).catch((error: unknown) => {
    if (error instanceof ProviderUnreachable) throw providerUnreachable()
    throw error
  })
  await retryTransaction(database, (transaction) =>
    settlePayment(transaction, { orderId, events, publicUrl, sealer, now: clock() }),
  )
}
