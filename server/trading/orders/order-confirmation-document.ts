import { formatMinor } from '../../../shared/format/money.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { takerText } from '../../../shared/orders/phone-order.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DocumentContents } from '../../finance/documents/document-contents.ts'
import { findBuyerParty } from '../../finance/documents/find-parties.ts'
import { drayParty, premisesLines } from '../../finance/documents/document-parties.ts'
import { sectionOf, sumsOfPart } from '../../finance/documents/documented-part.ts'
import { addDocumentSums } from '../../finance/documents/document-of-part.ts'
import { findDrayDetails } from '../../finance/documents/store-dray-details.ts'
import { orderEventRows } from './order-event-queries.ts'
import { consignmentRows, lineRows, type OrderRow } from './order-read-queries.ts'

/** What a buyer files until the breweries have accepted: no VAT document, and drawn as the order is. */
export async function orderConfirmationDocument(
  database: Database,
  order: OrderRow,
): Promise<DocumentContents> {
  const rows = await consignmentRows(database, [order.id])
  const lines = await lineRows(
    database,
    rows.map(({ id }) => id),
  )
  const going = rows.filter(({ state }) => !isGivenUp(state))
  const parts = going.map((row) => ({
    ...row,
    lines: lines.filter(({ consignmentId }) => consignmentId === row.id),
  }))
  const sums = addDocumentSums(parts.map(sumsOfPart))
  const total = formatMinor(sums.totalMinor)
  const placing = (await orderEventRows(database, order.id)).find(({ verb }) => verb === 'place')
  return {
    title: 'Order confirmation',
    number: order.number,
    issuedOn: londonDay(new Date(order.paidAt ?? order.placedAt)),
    taxPoint: null,
    about: null,
    orderNumber: order.number,
    poNumber: order.handover.poNumber ?? null,
    seller: drayParty(await findDrayDetails(database)),
    agentText: null,
    buyer: await findBuyerParty(database, order),
    premises: premisesLines(order.shipTo),
    reason: null,
    period: null,
    sections: parts.map((part) => {
      const isRegistered = part.vatByRate.some(({ vatRate }) => vatRate > 0)
      const name = part.breweryName ?? 'Dray'
      const heading = isRegistered ? name : `${name}, not registered for VAT`
      return { ...sectionOf(part, { isRegistered }), heading }
    }),
    sums: { ...sums, vatByRate: sums.vatByRate.filter(({ vatRate }) => vatRate > 0) },
    closing: [
      ...(placing && placing.role !== 'buyer'
        ? [`Taken by phone by ${takerText({ ...placing, name: placing.actorName })}.`]
        : []),
      order.paymentMethod === 'card'
        ? `Paid by card: ${total}`
        : `To pay once the breweries accept: ${total}`,
      'This is not a VAT invoice. Each brewery’s invoice follows when it accepts the order.',
    ],
  }
}
