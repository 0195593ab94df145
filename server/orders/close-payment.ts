import { findPayment } from '../payments/record-payment.ts'
import type { OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Ends an order's payment at its provider, so that no money follows, and takes in what was said of it: it may have been
 * paid meanwhile. Throws what the provider throws.
 */
export async function closePayment(
  { database, provider, publicUrl, clock }: OrderServices,
  orderId: string,
): Promise<void> {
  const payment = await findPayment(database, orderId)
  if (payment === null) return
  const events = await provider.closeIntent(payment.reference)
  await database.transaction((transaction) =>
    settlePayment(transaction, { orderId, events, publicUrl, now: clock() }),
  )
}
