import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { findPayment } from '../../finance/payments/read-payments.ts'
import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Closes an order's payment at its provider, so that no money follows, and records the provider's events: the buyer may
 * have paid meanwhile. Throws the provider's errors.
 */
export async function closePayment(
  { database, provider, publicUrl, sealer, clock }: OrderDeps,
  orderId: string,
): Promise<void> {
  const payment = await findPayment(database, orderId)
  if (payment === null) return
  const events = await provider.closeIntent(payment.reference)
  await retryTransaction(database, (transaction) =>
    settlePayment(transaction, { orderId, events, publicUrl, sealer, now: clock() }),
  )
}
