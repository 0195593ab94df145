import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { ProviderUnreachable } from '../../finance/payments/payment-provider.ts'
import type { PaymentEvent } from '../../finance/payments/payment-state.ts'
import { openPayment } from '../../finance/payments/record-payment.ts'
import { reserveForPayment, releasePaymentHold } from './reserve-order.ts'
import { type HeldOrder, lockOrder, lockOrderById } from './order-queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { cardsUnreachable, reservationOver } from '../../platform/errors/payment-errors.ts'

type OrderToPay = { clientId: string; number: string }

/**
 * Tries to pay a client's order with a token of the provider. Doing it again, at once or later, pays no second time;
 * how it went is in the order. Throws RequestError 409 where there is nothing to pay any more.
 */
export async function payOrder(
  deps: OrderDeps,
  { clientId, number, token }: OrderToPay & { token: string },
): Promise<void> {
  const { database, publicUrl, sealer, clock } = deps
  const opened = await openOrder(deps, { clientId, number })
  if (opened === null) return
  const { order, payment } = opened
  const returnUrl = publicUrl + paths.orderPayment(number)
  const events = await confirm(deps, { reference: payment.reference, token, returnUrl }).catch(
    async (error: unknown) => {
      await retryTransaction(database, (transaction) => releasePaymentHold(transaction, order.id, clock()))
      throw error
    },
  )
  await retryTransaction(database, async (transaction) => {
    await settlePayment(transaction, { orderId: order.id, events, publicUrl, sealer, now: clock() })
    const after = await lockOrderById(transaction, order.id)
    if (after?.paymentState === 'failed') await releasePaymentHold(transaction, order.id, clock())
  })
}

/**
 * What the provider's own part of the page goes on with while the bank asks; null where the bank asks nothing or the
 * provider has no such part. Nothing is held for it: only the card that was submitted before did that (STOCK-10).
 */
export async function readClientSecret(
  { database, provider, clock }: OrderDeps,
  wanted: OrderToPay,
): Promise<string | null> {
  const order = await retryTransaction(database, (transaction) => lockPayable(transaction, wanted, clock()))
  if (order?.paymentState !== 'action_required') return null
  try {
    return (await openPayment(database, provider, { order, now: clock() })).clientSecret
  } catch (error) {
    throw error instanceof ProviderUnreachable ? cardsUnreachable() : error
  }
}

/** An order that can be paid and now holds its units, with its payment; null where it is paid. */
async function openOrder({ database, provider, clock }: OrderDeps, wanted: OrderToPay) {
  const order = await retryTransaction(database, async (transaction) => {
    const locked = await lockPayable(transaction, wanted, clock())
    if (locked !== null) await reserveForPayment(transaction, locked, clock())
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

/** An order that is to be paid, locked; null where it is paid. Throws RequestError 409 where it cannot be paid any more. */
async function lockPayable(
  transaction: Database,
  { clientId, number }: OrderToPay,
  now: Date,
): Promise<HeldOrder | null> {
  const order = await lockOrder(transaction, { number, clientId })
  if (order === null) throw notFound('The order')
  if (!isUnpaid(order)) return null
  if (order.state === 'cancelled' || isOver(order.reservedUntil, now)) throw reservationOver()
  return order
}

/** Without an answer the provider is asked what became of it; without that one, the next look will tell. */
async function confirm(
  { provider, logger }: OrderDeps,
  { reference, token, returnUrl }: { reference: string; token: string; returnUrl: string },
): Promise<PaymentEvent[]> {
  try {
    return await provider.confirmIntent(reference, token, returnUrl)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    return provider.readIntent(reference).catch((again: unknown) => {
      logger.warn({ err: again, reference }, 'the payment provider does not answer')
      return []
    })
  }
}

const isOver = (until: string | null, now: Date) => until !== null && new Date(until) <= now
