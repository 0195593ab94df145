import type { Order } from '../../shared/api/orders.ts'
import { owedMinor } from '../../shared/charged-orders.ts'
import type { Database } from '../database/connect.ts'
import { allOrders } from './find-orders.ts'
import { senderOf } from './order-mails.ts'

const columns = [
  'order',
  'placed',
  'state',
  'payment',
  'group',
  'brewery',
  'item',
  'container',
  'ordered',
  'sent',
  'unit price ex VAT',
  'net',
  'VAT rate %',
  'order total inc VAT',
  'state of part',
  'still to pay by invoice',
]

/** Every line of a client's orders as CSV (RFC 4180), the newest order first; money in pounds. */
export async function exportOrders(database: Database, clientId: string): Promise<string> {
  const rows = (await allOrders(database, clientId)).flatMap(rowsOf)
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function rowsOf(order: Order): (string | number)[][] {
  const { number, placedAt, state, payment, group, totalMinor } = order
  const owed = owedMinor(order)
  return order.consignments.flatMap((consignment) =>
    consignment.lines.map((line) => [
      number,
      placedAt,
      state,
      payment.state,
      group?.name ?? '',
      senderOf(consignment),
      line.title,
      line.variantLabel ?? '',
      line.quantityOrdered,
      line.quantity,
      pounds(line.unitPriceMinor),
      pounds(line.netMinor),
      line.vatRate / 100,
      pounds(totalMinor),
      consignment.state,
      pounds(owed),
    ]),
  )
}

const pounds = (minor: number) => (minor / 100).toFixed(2)

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
