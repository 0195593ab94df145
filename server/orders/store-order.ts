import { randomInt, randomUUID } from 'node:crypto'
import { orderNumber, orderNumberAlphabet } from '../../shared/order-number.ts'
import { hrefOf } from '../basket/offer.ts'
import type { Database } from '../database/connect.ts'
import { insertOrder, insertOrderParts, type NewLine, type NewOrderRow } from './order-queries.ts'
import type { PlannedConsignment, PlannedOrder } from './plan-order.ts'

type Storing = { order: NewOrderRow; plan: PlannedOrder; group: { slug: string } | null }

/** Writes a new order with its consignments and lines, all copied; answers the number it got. */
export async function storeOrder(transaction: Database, { order, plan, group }: Storing): Promise<string> {
  const { id, number } = await insertNumbered(transaction, order)
  const consignments = plan.consignments.map((consignment) => ({ ...consignment, id: randomUUID() }))
  await insertOrderParts(transaction, {
    orderId: id,
    consignments: consignments.map(({ brewery, lines: _lines, ...consignment }, position) => ({
      ...consignment,
      position,
      breweryId: brewery?.id ?? null,
      brewerySlug: brewery?.slug ?? null,
      breweryName: brewery?.name ?? null,
    })),
    lines: consignments.flatMap((consignment) =>
      consignment.lines.map((line, position) => ({
        ...lineRow(line, group),
        consignmentId: consignment.id,
        position,
      })),
    ),
    placedAt: order.placedAt,
  })
  return number
}

/** Four signs are many; where a number is taken another is drawn, and longer ones in the end. */
async function insertNumbered(
  transaction: Database,
  order: NewOrderRow,
): Promise<{ id: string; number: string }> {
  for (const length of [4, 4, 4, 4, 5, 5, 6, 7, 8]) {
    const signs = Array.from({ length }, () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)])
    const number = orderNumber(signs.join(''))
    const id = await insertOrder(transaction, { ...order, number })
    if (id !== null) return { id, number }
  }
  throw new Error('Every order number that was drawn is taken.')
}

function lineRow(
  { offer, quantity, unitPriceMinor, vatRate }: PlannedConsignment['lines'][number],
  group: { slug: string } | null,
): Omit<NewLine, 'consignmentId' | 'position'> {
  const { kind, itemId, title, variantLabel, volumeMl, imageUrl } = offer
  return {
    kind,
    itemId,
    title,
    variantLabel,
    volumeMl,
    imageUrl,
    detailHref: hrefOf(offer, group?.slug),
    unitPriceMinor,
    vatRate,
    quantity,
  }
}
