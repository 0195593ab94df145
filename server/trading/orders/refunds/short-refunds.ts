import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { readBalance } from '../../../finance/ledger/read-balances.ts'
import { findOwedRefunds } from '../../../finance/payments/read-payments.ts'
import { findOpenSubjects } from '../../../platform/worklist/worklist.ts'
import { consignmentRows, orderRowById } from '../order-read-queries.ts'

type ShortRefund = { orderId: string; number: string; shortMinor: number }

/** What of listed orders still cannot go back to a card, in pence; an order whose buyer has all is missing. */
export async function findShortRefunds(database: Database): Promise<ShortRefund[]> {
  const found: ShortRefund[] = []
  for (const orderId of await findOpenSubjects(database, ['refund_short'])) {
    const order = await orderRowById(database, orderId)
    const shortMinor = order === null ? 0 : await findShortOf(database, orderId)
    if (order !== null && shortMinor > 0) found.push({ orderId, number: order.number, shortMinor })
  }
  return found
}

/**
 * Pence that Dray owes the buyer of an order by card beyond what is on its way to the card: what the ledger owes of it,
 * less refunds that are due, and less what was paid and is not invoiced yet.
 */
export async function findShortOf(database: Database, orderId: string): Promise<number> {
  const order = await orderRowById(database, orderId)
  if (order === null || order.paymentMethod !== 'card' || order.paidAt === null) return 0
  const owedMinor = -(await readBalance(database, 'buyer', { orderId }))
  const parts = await consignmentRows(database, [orderId])
  const standingMinor = parts
    .filter(({ state }) => !isGivenUp(state))
    .reduce((sum, { totalMinor, creditedMinor }) => sum + totalMinor - creditedMinor, 0)
  const documents = await findOrderDocuments(database, [orderId])
  const invoicedMinor = documents.reduce(
    (sum, { kind, totalMinor }) => sum + (kind === 'credit_note' ? -totalMinor : totalMinor),
    0,
  )
  const uninvoicedMinor = Math.max(0, standingMinor - invoicedMinor)
  return Math.max(0, owedMinor - uninvoicedMinor - (await findOwedRefunds(database, orderId)))
}
