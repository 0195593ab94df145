import type { PaymentStateName } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { findLedgerBuyer } from '../../finance/ledger/read-balances.ts'
import { bookPayment } from '../../finance/payments/book-payment.ts'
import type { PaymentEvent, PaymentState } from '../../finance/payments/payment-state.ts'
import { findPayment } from '../../finance/payments/read-payments.ts'
import { oweRefund, recordEvents } from '../../finance/payments/record-payment.ts'
import type { StepDeps } from './order-deps.ts'
import { insertOrderEvents } from './order-event-queries.ts'
import { type HeldOrder, lockOrderById, updateOrder } from './order-queries.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { reserveUnits, linesOfOrder } from './reserve-order.ts'
import { openParts } from './life/open-parts.ts'
import { systemEvent } from './life/system-event.ts'
import { promiseLines } from './order-stock.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'

type Settling = {
  orderId: string
  events: readonly PaymentEvent[]
  publicUrl: string
  sealer: Sealer
  now: Date
}

/**
 * Stores what a provider said of an order's payment: late, twice and in any order, the outcome is one paid order or
 * none. Money for an order that was given up meanwhile is owed back. Needs a transaction; holds the order.
 */
export async function settlePayment(
  transaction: Database,
  { orderId, events, publicUrl, sealer, now }: Settling,
): Promise<void> {
  const order = await lockOrderById(transaction, orderId)
  const payment = order && (await findPayment(transaction, orderId))
  if (!payment) return
  const state = await recordEvents(transaction, { paymentId: payment.id, events, now })
  await bookPayment(transaction, {
    payment,
    events,
    buyerId: await findLedgerBuyer(transaction, order),
    orderNumber: order.number,
    now,
  })
  if (state.kind !== 'paid') return keepAttempt(transaction, order, state)
  if (order.state === 'cancelled' && isUnpaid(order)) return sendBack(transaction, order, { state, now })
  if (isUnpaid(order)) {
    // Money that came past our card form, or after a decline that gave the units back.
    if (!(await markPaid(transaction, order, { publicUrl, sealer, now }))) {
      await endUnpaidOrder(transaction, order, { publicUrl, now })
      return sendBack(transaction, order, { state, now })
    }
  }
  if (state.refundedMinor > order.refundedMinor) {
    const paymentState: PaymentStateName =
      state.refundedMinor >= state.paidMinor ? 'refunded' : 'part_refunded'
    await updateOrder(transaction, order.id, { refundedMinor: state.refundedMinor, paymentState })
  }
}

/** An order is paid, and its breweries are asked; false, with nothing done, where its units are not there any more. */
export async function markPaid(
  transaction: Database,
  order: HeldOrder,
  { publicUrl, sealer, now }: StepDeps,
): Promise<boolean> {
  const { id: orderId, number } = order
  if ((await reserveUnits(transaction, order, now)).length > 0) return false
  await promiseLines(transaction, await linesOfOrder(transaction, orderId), { at: now, actor: null })
  const at = now.toISOString()
  const paid = { paymentState: 'paid' as const, paymentReason: null, paidAt: at, reservedUntil: null }
  await updateOrder(transaction, orderId, paid)
  await insertOrderEvents(transaction, [systemEvent({ orderId, verb: 'pay', at })])
  await openParts(transaction, { number, publicUrl, sealer, now })
  return true
}

/** Success came after the order was given up: the beer is someone else's by now. */
async function sendBack(
  transaction: Database,
  order: HeldOrder,
  { state, now }: { state: PaymentState; now: Date },
): Promise<void> {
  if (state.refundedMinor >= state.paidMinor) {
    const { refundedMinor } = state
    await updateOrder(transaction, order.id, { paymentState: 'refunded', refundedMinor })
    return
  }
  const amountMinor = state.paidMinor - state.refundedMinor
  await oweRefund(transaction, { orderId: order.id, consignmentId: null, amountMinor, reason: 'late', now })
}

async function keepAttempt(transaction: Database, order: HeldOrder, state: PaymentState): Promise<void> {
  if (!isUnpaid(order) || order.state === 'cancelled' || state.kind === 'open') return
  await updateOrder(transaction, order.id, {
    paymentState: state.kind === 'cancelled' ? 'failed' : (state.kind as PaymentStateName),
    paymentReason:
      state.reason === null ? null : (reasons[state.reason] ?? 'The payment did not go through.'),
  })
}

/** What a provider's word means to a buyer. */
const reasons: Record<string, string> = {
  declined: 'Your bank declined the card. Please try another one.',
  insufficient_funds: 'There is not enough money on the card. Please try another one.',
  expired_card: 'The card has expired. Please try another one.',
  incorrect_cvc: 'The security code is not right. Please check it and try again.',
  authentication_failed: 'Your bank could not confirm that it was you. Please try again.',
}
