import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { sumWithdrawn } from './dispute-queries.ts'
import {
  eventsOfOrder,
  orderOfReference,
  ordersOfPayments,
  paymentOfOrder,
  paymentsOfReferences,
  type PaymentRow,
  refundsOfPayment,
} from './payment-queries.ts'
import { openTransferRows } from './transfer-queries.ts'

/** The payment of an order, or null before the first one. */
export async function findPayment(database: Database, orderId: string): Promise<PaymentRow | null> {
  return paymentOfOrder(database, orderId)
}

/** The order that an intent of the provider pays, or null for one that is not ours. */
export async function findPaidOrder(database: Database, reference: string): Promise<string | null> {
  return orderOfReference(database, reference)
}

/** Which orders these payments are of; unknown ones are left out. Names that are no ids are of none. */
export async function findOrdersOfPayments(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; orderId: string }[]> {
  return ordersOfPayments(
    database,
    ids.filter((id) => isUuid(id)),
  )
}

/** The ids of payments by their references at the provider; unknown ones are left out. */
export async function findPaymentIds(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await paymentsOfReferences(database, references)
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

/** Pence of an order's card payment that are neither back nor owed back. */
export async function findRefundable(database: Database, orderId: string): Promise<number> {
  const payment = await paymentOfOrder(database, orderId)
  if (payment === null) return 0
  const owed = await refundsOfPayment(database, payment.id)
  const withdrawn = await sumWithdrawn(database, payment.id)
  return payment.amountMinor - withdrawn - owed.reduce((sum, refund) => sum + refund.amountMinor, 0)
}

/** Pence of an order that are owed back to the card and not there yet. */
export async function findOwedRefunds(database: Database, orderId: string): Promise<number> {
  const payment = await paymentOfOrder(database, orderId)
  if (payment === null) return 0
  const due = (await refundsOfPayment(database, payment.id)).filter(({ doneAt }) => doneAt === null)
  return due.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** Whether some of an order's money is owed back and not there yet. */
export async function hasRefundDue(database: Database, orderId: string): Promise<boolean> {
  const payment = await paymentOfOrder(database, orderId)
  if (payment === null) return false
  return (await refundsOfPayment(database, payment.id)).some(({ doneAt }) => doneAt === null)
}

/** What the provider has said about an order's payment, the oldest first; sums in pence. */
export const readPaymentEvents = (database: Database, orderId: string) => eventsOfOrder(database, orderId)

/** Shares of single payments that a brewery is still to be sent, by part, in pence: orders from before payouts. */
export async function findOpenTransfers(
  database: Database,
  breweryId: string,
): Promise<{ partId: string; amountMinor: number }[]> {
  return openTransferRows(database, breweryId)
}
