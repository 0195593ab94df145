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
  const { database, publicUrl, clock } = services
  const opened = await openOrder(services, { clientId, number })
  if (opened === null) return
  const { order, payment } = opened
  const events = await confirm(services, payment.reference, token)
  await database.transaction((transaction) =>
    settlePayment(transaction, { orderId: order.id, events, publicUrl, now: clock() }),
  )
}

/**
 * What the provider's own part of the page goes on with while the bank asks; null where there is nothing to pay or the
 * provider has no such part.
 */
export async function readClientSecret(
  services: OrderServices,
  wanted: { clientId: string; number: string },
): Promise<string | null> {
  return (await openOrder(services, wanted))?.payment.clientSecret ?? null
}

/** An order that can be paid, with its payment; null where it is paid. */
async function openOrder(
  { database, provider, clock }: OrderServices,
  { clientId, number }: { clientId: string; number: string },
) {
  const order = await database.transaction((transaction) => lockOrder(transaction, { number, clientId }))
  if (order === null) throw notFound('The order')
  if (!isUnpaid(order)) return null
  if (order.state === 'cancelled' || isOver(order.reservedUntil, clock())) throw reservationOver()
  try {
    return { order, payment: await openPayment(database, provider, { order, now: clock() }) }
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw nobodyThere()
    throw error
  }
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

const nobodyThere = () =>
  new RequestError(
    503,
    'payment_unreachable',
    'Cards cannot be taken just now. Nothing was paid: please try again in a minute.',
  )
