import type { Database } from '../../platform/database/database.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sumWithdrawn } from './dispute-queries.ts'
import { sumForeignRefunds, claimForeignRefunds } from './foreign-refunds.ts'
import {
  eventsOfPayment,
  insertEvents,
  insertPayment,
  insertRefund,
  paymentOfOrder,
  type PaymentRow,
  refundsOfPayment,
} from './payment-queries.ts'
import { type PaymentEvent, type PaymentState, paymentStateOf } from './payment-state.ts'

type PayableOrder = { id: string; number: string; totalMinor: number }

/** The one payment of an order, asked of the provider at first need. Doing it twice gives the same. */
export async function openPayment(
  database: Database,
  provider: PaymentProvider,
  { order, now }: { order: PayableOrder; now: Date },
): Promise<PaymentRow & { clientSecret: string | null }> {
  const intent = { paymentId: order.id, orderNumber: order.number, amountMinor: order.totalMinor }
  const { reference, clientSecret } = await provider.createIntent(intent)
  await insertPayment(database, {
    orderId: order.id,
    provider: provider.name,
    reference,
    amountMinor: order.totalMinor,
    feeRate: provider.feeRate,
    createdAt: now.toISOString(),
  })
  return { ...(await paymentOfOrder(database, order.id))!, clientSecret }
}

/** Stores a provider's events, each once, and returns the payment's state. The caller must hold the order's lock. */
export async function recordEvents(
  transaction: Database,
  { paymentId, events, now }: { paymentId: string; events: readonly PaymentEvent[]; now: Date },
): Promise<PaymentState> {
  await insertEvents(transaction, paymentId, events, now)
  return paymentStateOf(await eventsOfPayment(transaction, paymentId))
}

type Owed = {
  orderId: string
  consignmentId: string | null
  amountMinor: number
  reason: 'cancelled' | 'refunded' | 'adjusted' | 'late'
  now: Date
}

/**
 * Records a refund that is due, once for each cancelled consignment, and never more than was paid. Returns false if it
 * is already due or nothing is left. What the provider's dashboard gave back counts, and
 * what the bank took back in a dispute. The caller must hold the order's lock.
 */
export async function oweRefund(
  transaction: Database,
  { orderId, consignmentId, amountMinor, reason, now }: Owed,
): Promise<boolean> {
  const payment = await paymentOfOrder(transaction, orderId)
  if (payment === null) return false
  const owed = await refundsOfPayment(transaction, payment.id)
  if (consignmentId !== null && owed.some((refund) => refund.consignmentId === consignmentId)) return false
  const foreign = await sumForeignRefunds(transaction, payment.id)
  const withdrawn = await sumWithdrawn(transaction, payment.id)
  const left =
    payment.amountMinor - foreign - withdrawn - owed.reduce((sum, refund) => sum + refund.amountMinor, 0)
  // Money that went back in the provider's dashboard is not sent a second time.
  const covered = await claimForeignRefunds(transaction, { paymentId: payment.id, amountMinor, now })
  const amount = Math.min(amountMinor - covered, left)
  if (amount <= 0) return covered > 0
  const dueAt = now.toISOString()
  await insertRefund(transaction, {
    paymentId: payment.id,
    consignmentId,
    amountMinor: amount,
    reason,
    dueAt,
    owedAt: dueAt,
  })
  return true
}
