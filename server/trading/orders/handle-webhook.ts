import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { type Webhook, ProviderUnreachable } from '../../finance/payments/payment-provider.ts'
import { findPaidOrder } from '../../finance/payments/read-payments.ts'
import { reopenRefund } from '../../finance/payments/send-refunds.ts'
import type { OrderDeps } from './order-deps.ts'
import { settleDispute } from './disputes/settle-dispute.ts'
import { settlePayment } from './settle-payment.ts'
import { providerUnreachable } from '../../platform/errors/payment-errors.ts'

/**
 * Reads the payment that a webhook names and settles its present state, because the webhook's own contents may be out
 * of date. An intent that no order has is another shop's of the same account, or of an order that was lost: what it took
 * is on finance's list by the hourly comparison. Throws RequestError 503 if the provider does not answer, so that the
 * provider sends the webhook again.
 */
export async function handleWebhook(
  { database, provider, publicUrl, sealer, clock }: OrderDeps,
  { reference, failedRefundId, disputeId }: Webhook,
): Promise<void> {
  if (reference === null) return
  const orderId = await findPaidOrder(database, reference)
  if (orderId === null) return
  if (failedRefundId !== null) await reopenRefund(database, { id: failedRefundId, reference, now: clock() })
  const events = await provider.readIntent(reference).catch(unreachable)
  await retryTransaction(database, (transaction) =>
    settlePayment(transaction, { orderId, events, publicUrl, sealer, now: clock() }),
  )
  if (disputeId === null || provider.readDispute === null) return
  const dispute = await provider.readDispute(disputeId).catch(unreachable)
  await retryTransaction(database, (transaction) =>
    settleDispute(transaction, { orderId, dispute, publicUrl, now: clock() }),
  )
}

function unreachable(error: unknown): never {
  if (error instanceof ProviderUnreachable) throw providerUnreachable()
  throw error
}
