import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { isCharged, isCreditedWhole } from '../../shared/orders/charged-orders.ts'
import { dutyText } from '../../shared/duty/duty-text.ts'
import { addSums, type Sums } from '../../shared/orders/price-order.ts'
import type { Seller } from '../config/seller-settings.ts'
import { senderOf } from './mailed-sheet.ts'

type InvoiceLine = {
  description: string
  quantity: number
  /** Pence without VAT. */
  unitPriceMinor: number
  /** In hundredths of a percent. */
  vatRate: number
  netMinor: number
  /** The duty in the price, in a sentence; null without a statement. */
  dutyText: string | null
}

/** The contents of a full VAT invoice: HMRC, VAT Notice 700, section 16; SI 1995/2518, regulation 14. */
export type Invoice = {
  number: string
  orderNumber: string
  /**
   * The day of issue, and the tax point: the payment, or for clients who pay later the order, precedes the delivery.
   */
  issuedAt: string
  seller: Seller
  /** Name and address, a line each. */
  buyer: string[]
  deliverTo: string[] | null
  parts: { sender: string; lines: InvoiceLine[]; shippingMinor: number; isCredited: boolean }[]
  sums: Sums
  /** Cancellations and refunds after the order was charged; null without any. */
  credited: Sums | null
  /** The day the last of it was credited; null while something of it is to be paid for. */
  creditedAt: string | null
  dueMinor: number
  isPaid: boolean
}

/** The invoice of an order; null before the order is paid or owed. It omits units that a brewery does not send. */
export function invoiceOf(order: Order, seller: Seller): Invoice | null {
  const { contact, shipTo, payment, consignments, history } = order
  if (!isCharged(payment.state) || contact === null) return null
  const back = consignments.filter(isCreditedWhole)
  const credited = back.length === 0 ? null : addSums(back)
  return {
    // Each order is a series of its own (regulation 14(1)(a)), and this is the first of it
    number: `${order.number}-1`,
    orderNumber: order.number,
    issuedAt: order.paidAt ?? order.placedAt,
    seller,
    buyer: addressLines(contact),
    deliverTo: shipTo && addressLines(shipTo),
    parts: consignments.map(partOf),
    sums: addSums(consignments),
    credited,
    creditedAt: back.length < consignments.length ? null : lastCreditOf(history),
    dueMinor: order.totalMinor - (credited?.totalMinor ?? 0),
    isPaid: payment.method !== 'invoice',
  }
}

const lastCreditOf = (history: Order['history']): string | null =>
  history.findLast(({ what }) => ['cancel', 'refuse', 'decline_part', 'refund'].includes(what))?.at ?? null

function partOf(consignment: OrderConsignment): Invoice['parts'][number] {
  return {
    sender: senderOf(consignment),
    isCredited: isCreditedWhole(consignment),
    shippingMinor: consignment.shippingMinor,
    lines: consignment.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ title, variantLabel, quantity, unitPriceMinor, vatRate, netMinor, duty }) => ({
        description: variantLabel === null ? title : `${title}, ${variantLabel}`,
        quantity,
        unitPriceMinor,
        vatRate,
        netMinor,
        dutyText: duty && dutyText(duty, quantity),
      })),
  }
}

type Address = NonNullable<Order['shipTo']>

function addressLines({ firstname, lastname, streetaddress, apartment, towncity, postcode }: Address) {
  const lines = [`${firstname} ${lastname}`, streetaddress, apartment, towncity, postcode]
  return lines.filter((line): line is string => line !== null && line !== '')
}
