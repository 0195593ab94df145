import type { Order, OrderLine } from '../../shared/api/orders-api.ts'
import { owedMinor } from '../../shared/orders/charged-orders.ts'
import type { Database } from '../database/database.ts'
import { allOrders } from './find-orders.ts'
import { senderOf } from './mailed-sheet.ts'

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
  'UK alcohol duty in net',
  'duty is',
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
      ...dutyCells(line),
      consignment.state,
      pounds(owed),
    ]),
  )
}

/** The duty in a line's net amount, and whether the brewery states it or it is an estimate (docs/decisions/0026). */
function dutyCells({ duty, quantity }: OrderLine): [string, string] {
  if (duty === null) return ['', '']
  const basis = duty.basis === 'stated' ? 'stated by the brewery' : `estimated at the ${duty.basis} rate`
  return [pounds(duty.minor * quantity), basis]
}

const pounds = (minor: number) => (minor / 100).toFixed(2)

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
