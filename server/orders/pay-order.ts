import { notFound, RequestError } from '../errors.ts'
import { ProviderUnreachable } from '../payments/payment-provider.ts'
import type { PaymentEvent } from '../payments/payment-state.ts'
import { openPayment } from '../payments/record-payment.ts'
import { lockOrder } from './order-queries.ts'
import type { OrderServices } from './order-services.ts'
import { isUnpaid, settlePayment } from './settle-payment.ts'

/**
 * Tries to pay a client's order with a token of the provider. Doing it again, at once or later, pays no second time;
 * how it went stands in the order. Throws RequestError 409 where there is nothing to pay any more.
 */
export async function payOrder(
  services: OrderServices,
  { clientId, number, token }: { clientId: string; number: string; token: string },
): Promise<void> {
  const { database, provider, publicUrl, clock } = services
  const order = await database.transaction((transaction) => lockOrder(transaction, { number, clientId }))
  if (order === null) throw notFound('The order')
  if (!isUnpaid(order)) return
  if (order.state === 'cancelled' || isOver(order.reservedUntil, clock())) throw reservationOver()
  const payment = await openPayment(database, provider, { order, now: clock() })
  const events = await confirm(services, payment.reference, token)
  await database.transaction((transaction) =>
    settlePayment(transaction, { orderId: order.id, events, publicUrl, now: clock() }),
  )
}

/** Without an answer the provider is asked what became of it; without that one, the next look will tell. */
async function confirm(
  { provider, logger }: OrderServices,
  reference: string,
  token: string,
): Promise<PaymentEvent[]> {
  try {
    return await provider.confirmIntent(reference, token)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    return provider.readIntent(reference).catch((again: unknown) => {
      logger.warn({ err: again, reference }, 'the payment provider does not answer')
      return []
    })
  }
}

const isOver = (until: string | null, now: Date) => until !== null && new Date(until) <= now

const reservationOver = () =>
  new RequestError(
    409,
    'reservation_over',
    'This order was not paid in time and its beer is on the shelf again. Please order it anew.',
  )
