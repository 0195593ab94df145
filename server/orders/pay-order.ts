import { retryTransaction } from '../database/retry-transaction.ts'
import { ProviderUnreachable } from '../payments/payment-provider.ts'
import type { PaymentEvent } from '../payments/payment-state.ts'
import { openPayment } from '../payments/record-payment.ts'
import { holdForPayment, releasePaymentHold } from './hold-order.ts'
import { lockOrder, lockOrderById } from './order-queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'
import { isUnpaid } from '../../shared/orders/charged-orders.ts'
import { notFound } from '../errors/common-errors.ts'
import { cardsUnreachable, reservationOver } from '../errors/payment-errors.ts'

/**
 * Tries to pay a client's order with a token of the provider. Doing it again, at once or later, pays no second time;
 * how it went stands in the order. Throws RequestError 409 where there is nothing to pay any more.
 */
export async function payOrder(
  deps: OrderDeps,
  { clientId, number, token }: { clientId: string; number: string; token: string },
): Promise<void> {
  const { database, publicUrl, sealer, clock } = deps
  const opened = await openOrder(deps, { clientId, number })
  if (opened === null) return
  const { order, payment } = opened
  const events = await confirm(deps, payment.reference, token).catch(async (error: unknown) => {
    await retryTransaction(database, (transaction) => releasePaymentHold(transaction, order.id, clock()))
    throw error
  })
  await retryTransaction(database, async (transaction) => {
    await settlePayment(transaction, { orderId: order.id, events, publicUrl, sealer, now: clock() })
    const after = await lockOrderById(transaction, order.id)
    if (after?.paymentState === 'failed') await releasePaymentHold(transaction, order.id, clock())
  })
}

/**
 * What the provider's own part of the page goes on with while the bank asks; null where there is nothing to pay or the
 * provider has no such part.
 */
export async function readClientSecret(
  deps: OrderDeps,
  wanted: { clientId: string; number: string },
): Promise<string | null> {
  return (await openOrder(deps, wanted))?.payment.clientSecret ?? null
}

/** An order that can be paid and now holds its units, with its payment; null where it is paid. */
async function openOrder(
  { database, provider, clock }: OrderDeps,
  { clientId, number }: { clientId: string; number: string },
) {
  const order = await retryTransaction(database, async (transaction) => {
    const locked = await lockOrder(transaction, { number, clientId })
    if (locked === null) throw notFound('The order')
    if (!isUnpaid(locked)) return null
    if (locked.state === 'cancelled' || isOver(locked.reservedUntil, clock())) throw reservationOver()
    await holdForPayment(transaction, locked, clock())
    return locked
  })
  if (order === null) return null
  try {
    return { order, payment: await openPayment(database, provider, { order, now: clock() }) }
  } catch (error) {
    await retryTransaction(database, (transaction) => releasePaymentHold(transaction, order.id, clock()))
    if (error instanceof ProviderUnreachable) throw cardsUnreachable()
    throw error
  }
}

/** Without an answer the provider is asked what became of it; without that one, the next look will tell. */
async function confirm(
  { provider, logger }: OrderDeps,
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
