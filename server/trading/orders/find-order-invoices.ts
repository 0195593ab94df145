import { type OrderInvoice, settledOnOf } from '../../../shared/orders/order-invoices.ts'
import { layAccount } from '../../finance/credit/lay-account.ts'
import type { OwedItem } from '../../finance/credit/lay-payments.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ConsignmentRow, OrderRow } from './order-read-queries.ts'

/** The invoices on account of these orders by order number; orders paid otherwise, or of a former client, are missing. */
export async function findOrderInvoices(
  database: Database,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, readonly OwedItem[]>> {
  const onAccount = orders.filter(({ paymentState, clientId }) => paymentState === 'invoiced' && clientId)
  const found = new Map<string, OwedItem[]>(onAccount.map(({ number }) => [number, []]))
  for (const clientId of new Set(onAccount.flatMap((order) => order.clientId ?? []))) {
    const { items } = await layAccount(database, clientId)
    for (const item of items) if (item.orderNumber !== null) found.get(item.orderNumber)?.push(item)
  }
  return found
}

export const orderInvoiceView = (item: OwedItem): OrderInvoice => ({
  number: item.number,
  dueOn: item.dueOn,
  chargedMinor: item.chargedMinor,
  paidMinor: item.paidMinor,
  openMinor: item.openMinor,
  settledOn: item.openMinor > 0 ? null : item.settledOn,
})

/** The day an order was paid by bank; null before, and of other orders. */
export const settledOn = (
  invoices: readonly OwedItem[] | undefined,
  parts: readonly Pick<ConsignmentRow, 'state'>[],
): string | null =>
  settledOnOf({
    invoices: (invoices ?? []).map(orderInvoiceView),
    states: parts.map(({ state }) => state),
  })
