import { retryTransaction } from '../database/retry-transaction.ts'
import { ProviderUnreachable } from '../payments/payment-provider.ts'
import { changeOrder } from './change-order.ts'
import { closePayment } from './close-payment.ts'
import { lockOrder } from './order-queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { isUnpaid } from './unpaid.ts'
import { notFound } from '../errors/common-errors.ts'
import { unpaid } from '../errors/order-errors.ts'
import { paymentNotStopped } from '../errors/payment-errors.ts'

type Cancellation = {
  clientId: string
  number: string
  /** Null for every part that no brewery has begun with. */
  consignmentId: string | null
}

/** Seconds until it is worth asking the provider again. */
const providerRestSeconds = 10

/**
 * Takes a client's order back, or one part of it, as long as the state table lets a buyer (shared/orders/order-states.ts):
 * stock, money and mails follow as when an operator cancels. Where it was not paid yet, its payment is closed first.
 * Again changes nothing. Throws RequestError 404 for another's order, 409 once the brewery has begun.
 */
export async function cancelOwnOrder(
  deps: OrderDeps,
  { clientId, number, consignmentId }: Cancellation,
): Promise<void> {
  const { database, publicUrl, clock } = deps
  const order = await retryTransaction(database, (transaction) =>
    lockOrder(transaction, { number, clientId }),
  )
  if (order === null) throw notFound('The order')
  if (isUnpaid(order) && order.state !== 'cancelled') {
    if (consignmentId !== null) throw unpaid()
    await closePayment(deps, order.id).catch(unreachable)
  }
  await changeOrder(
    database,
    {
      number,
      verb: 'cancel',
      by: 'buyer',
      clientId,
      consignmentId,
      brewerySlug: null,
      note: 'At the buyer’s wish.',
      tracking: null,
      quantities: new Map(),
    },
    { publicUrl, now: clock() },
  )
}

function unreachable(error: unknown): never {
  if (!(error instanceof ProviderUnreachable)) throw error
  throw paymentNotStopped(providerRestSeconds)
}
