import { randomInt, randomUUID } from 'node:crypto'
import type { Order } from '../../shared/api/orders-api.ts'
import { orderNumber, orderNumberAlphabet } from './order-number.ts'
import { hrefOf } from '../basket/offer.ts'
import type { Database } from '../database/database.ts'
import { insertOrder, type NewOrderLine } from './order-queries.ts'
import type { OrderRow } from './order-read-queries.ts'
import { orderView } from './order-view.ts'
import type { PlannedConsignment, PlannedOrder } from './plan-order.ts'

/** The inputs of a new order; the rest follows from them. */
type PlacedOrder = Omit<OrderRow, 'id' | 'number' | 'paymentReason' | 'refundedMinor' | 'paidAt'>
type Storing = { order: PlacedOrder; plan: PlannedOrder; group: { slug: string } | null }

/** Writes a new order with its consignments and lines, all copied; returns it with its number. */
export async function storeOrder(transaction: Database, { order, plan, group }: Storing): Promise<Order> {
  const id = randomUUID()
  const planned = plan.consignments.map((consignment) => ({ ...consignment, id: randomUUID() }))
  const parts = {
    consignments: planned.map(({ brewery, lines: _lines, ...consignment }, position) => ({
      ...consignment,
      orderId: id,
      state: 'placed' as const,
      tracking: null,
      position,
      breweryId: brewery?.id ?? null,
      brewerySlug: brewery?.slug ?? null,
      breweryName: brewery?.name ?? null,
    })),
    lines: planned.flatMap((consignment) =>
      consignment.lines.map((line, position) => ({
        ...lineRow(line, group),
        consignmentId: consignment.id,
        position,
      })),
    ),
  }
  const number = await insertNumbered((drawn) =>
    insertOrder(transaction, { order: { ...order, id, number: drawn }, ...parts }),
  )
  return orderView(
    { ...order, number, paymentReason: null, refundedMinor: 0, paidAt: null },
    { ...parts, history: [{ at: order.placedAt, what: 'place', teamName: null, note: null }] },
  )
}

/** Four signs are many; where a number is taken another is drawn, and longer ones in the end. */
async function insertNumbered(insert: (number: string) => Promise<boolean>): Promise<string> {
  for (const length of [4, 4, 4, 4, 5, 5, 6, 7, 8]) {
    const signs = Array.from({ length }, () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)])
    const number = orderNumber(signs.join(''))
    if (await insert(number)) return number
  }
  throw new Error('Every order number that was drawn is taken.')
}

function lineRow(
  { lineId, offer, quantity, unitPriceMinor, vatRate }: PlannedConsignment['lines'][number],
  group: { slug: string } | null,
): Required<Omit<NewOrderLine, 'consignmentId' | 'position'>> & { id: string } {
  const { kind, itemId, title, variantLabel, volumeMl, imageUrl } = offer
  return {
    // The cart's line becomes the order's, so that stock knows it before it is stored.
    id: lineId,
    kind,
    itemId,
    title,
    variantLabel,
    volumeMl,
    imageUrl,
    detailHref: hrefOf(offer, group?.slug),
    unitPriceMinor,
    vatRate,
    duty: offer.duty ?? null,
    quantityOrdered: quantity,
    quantity,
  }
}
