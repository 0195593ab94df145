import { and, asc, count, eq, inArray, isNull, lte, min, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentEvent } from './payment-state.ts'
import { paymentEvents, payments, refunds } from './payment-tables.ts'

export type PaymentRow = {
  id: string
  orderId: string
  provider: string
  reference: string
  amountMinor: number
  feeRate: number
}
export type RefundRow = {
  id: string
  paymentId: string
  orderId: string
  reference: string
  consignmentId: string | null
  amountMinor: number
}
export type NewRefund = Omit<typeof refunds.$inferInsert, 'id' | 'doneAt'>

const columns = {
  id: payments.id,
  orderId: payments.orderId,
  provider: payments.provider,
  reference: payments.reference,
  amountMinor: payments.amountMinor,
  feeRate: payments.feeRate,
}

export async function paymentOfOrder(database: Database, orderId: string): Promise<PaymentRow | null> {
  return (await paymentsOfOrders(database, [orderId])).at(0) ?? null
}

/** The same of several orders; those without one are missing. */
export async function paymentsOfOrders(
  database: Database,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return []
  return database
    .select(columns)
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
}

/** The order whose payment has this reference at its provider. */
export async function orderOfReference(database: Database, reference: string): Promise<string | null> {
  const [row] = await database
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.reference, reference))
  return row?.orderId ?? null
}

export async function insertPayment(
  database: Database,
  payment: typeof payments.$inferInsert,
): Promise<void> {
  await database.insert(payments).values(payment).onConflictDoNothing()
}

export async function insertEvents(
  database: Database,
  paymentId: string,
  events: readonly PaymentEvent[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return
  await database
    .insert(paymentEvents)
    .values(
      events.map(({ id, kind, attempt, amountMinor, reason }) => ({
        paymentId,
        eventId: id,
        kind,
        attempt,
        amountMinor,
        reason,
        at: at.toISOString(),
      })),
    )
    .onConflictDoNothing()
}

export async function eventsOfPayment(database: Database, paymentId: string): Promise<PaymentEvent[]> {
  return database
    .select({
      id: paymentEvents.eventId,
      kind: paymentEvents.kind,
      attempt: paymentEvents.attempt,
      amountMinor: paymentEvents.amountMinor,
      reason: paymentEvents.reason,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
}

/** The events of an order's payment as they came in. */
export async function eventsOfOrder(database: Database, orderId: string) {
  const { at, kind, amountMinor, reason } = paymentEvents
  return database
    .select({ at, kind, amountMinor, reason })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(at))
    .limit(200)
}

export async function insertRefund(database: Database, refund: NewRefund): Promise<void> {
  await database.insert(refunds).values(refund)
}

/** The refunds promised for a payment, with their consignments. */
export async function refundsOfPayment(
  database: Database,
  paymentId: string,
): Promise<{ consignmentId: string | null; amountMinor: number; doneAt: string | null }[]> {
  return database
    .select({
      consignmentId: refunds.consignmentId,
      amountMinor: refunds.amountMinor,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
}

export async function dueRefundRows(database: Database, now: Date, most: number): Promise<RefundRow[]> {
  return database
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      orderId: payments.orderId,
      reference: payments.reference,
      consignmentId: refunds.consignmentId,
      amountMinor: refunds.amountMinor,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isNull(refunds.doneAt), lte(refunds.dueAt, sql`${now.toISOString()}::timestamptz`)))
    .orderBy(asc(refunds.dueAt))
    .limit(most)
}

/** False if another process was first. */
export async function markRefundDone(database: Database, id: string, now: Date): Promise<boolean> {
  const rows = await database
    .update(refunds)
    .set({ doneAt: now.toISOString() })
    .where(and(eq(refunds.id, id), isNull(refunds.doneAt)))
    .returning({ id: refunds.id })
  return rows.length > 0
}

export async function postponeRefund(database: Database, id: string, until: Date): Promise<void> {
  await database.update(refunds).set({ dueAt: until.toISOString() }).where(eq(refunds.id, id))
}

/** Due again: the provider could not pay it out after all. */
export async function reopenRefundRow(
  database: Database,
  { id, reference, dueAt }: { id: string; reference: string; dueAt: Date },
): Promise<void> {
  const ofReference = database
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.reference, reference))
  await database
    .update(refunds)
    .set({ doneAt: null, dueAt: dueAt.toISOString() })
    .where(and(eq(refunds.id, id), inArray(refunds.paymentId, ofReference)))
}

/** How many refunds are owed and not done, and since when the oldest is. */
export async function sumDueRefunds(database: Database): Promise<{ refunds: number; since: Date | null }> {
  const [row] = await database
    .select({ refunds: count(), since: min(refunds.dueAt) })
    .from(refunds)
    .where(isNull(refunds.doneAt))
  return { refunds: row!.refunds, since: row!.since === null ? null : new Date(row!.since) }
}

/** The payments that have these references at their provider. */
export async function paymentsOfReferences(
  database: Database,
  references: readonly string[],
): Promise<{ id: string; reference: string }[]> {
  if (references.length === 0) return []
  return database
    .select({ id: payments.id, reference: payments.reference })
    .from(payments)
    .where(inArray(payments.reference, [...references]))
}

/** Which orders these payments are of. */
export async function ordersOfPayments(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; orderId: string }[]> {
  if (ids.length === 0) return []
  return database
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(inArray(payments.id, [...ids]))
}
