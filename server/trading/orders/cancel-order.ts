import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { ProviderUnreachable } from '../../finance/payments/payment-provider.ts'
import { closePayment } from './close-payment.ts'
import { type OrderStep, applyStep } from './life/apply-step.ts'
import { lockOrder } from './order-queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { unpaid } from '../../platform/errors/order-errors.ts'
import { paymentNotStopped } from '../../platform/errors/payment-errors.ts'

type Cancellation = Pick<
  OrderStep,
  'number' | 'clientId' | 'consignmentId' | 'brewerySlug' | 'actor' | 'cause'
> & {
  note?: string | null
}

/** Seconds until it is worth asking the provider again. */
const providerRestSeconds = 10

/**
 * Cancels an order, or one part of it, for whom the table of steps lets: stock, money and mails follow. Where it was
 * not paid yet, its payment is closed at the provider first, so that no charge can follow (LIFE-17). A buyer's again
 * changes nothing. Throws RequestError 404 for another's order, 409 once it has been sent.
 */
export async function cancelOrder(
  deps: OrderDeps,
  { number, consignmentId = null, brewerySlug = null, note = null, ...wanted }: Cancellation,
): Promise<void> {
  const { database, publicUrl, sealer, clock } = deps
  const order = await retryTransaction(database, (transaction) =>
    lockOrder(transaction, { number, ...wanted }),
  )
  if (order === null) throw notFound('The order')
  if (isUnpaid(order) && order.state !== 'cancelled') {
    if (consignmentId !== null) throw unpaid()
    await closePayment(deps, order.id).catch(unreachable)
  }
  await retryTransaction(database, (transaction) =>
    applyStep(
      transaction,
      { number, consignmentId, brewerySlug, step: { verb: 'cancel', note }, ...wanted },
      { publicUrl, sealer, now: clock() },
    ),
  )
}

function unreachable(error: unknown): never {
  if (!(error instanceof ProviderUnreachable)) throw error
  throw paymentNotStopped(providerRestSeconds)
}
