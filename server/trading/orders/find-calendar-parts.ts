import type { Database } from '../../platform/database/database.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { sentSoFar } from '../../../shared/orders/shipment-words.ts'
import { calendarPartRows } from './calendar-part-queries.ts'
import { shipmentRows } from './life-queries.ts'
import { lineRows } from './order-read-queries.ts'
import { shipmentView } from './order-view.ts'
import { pubOf } from './selling/selling-order-view.ts'

/** A part of an order with its days ('YYYY-MM-DD'), as the calendar of its buyer or its brewery needs it. */
export type CalendarPart = Awaited<ReturnType<typeof findCalendarParts>>[number]

/** What comes to these clients and what these breweries send from one day to another; at most a thousand parts. */
export async function findCalendarParts(
  database: Database,
  wanted: { clientIds: readonly string[]; breweryIds: readonly string[]; from: string; until: string },
) {
  const rows = await calendarPartRows(database, wanted)
  const names = await findBusinessNames(database, [
    ...new Set(rows.flatMap(({ clientId }) => clientId ?? [])),
  ])
  const begun = rows.flatMap(({ id, state }) =>
    state === 'part_dispatched' || state === 'dispatched' ? id : [],
  )
  const lines = await lineRows(database, begun)
  const { shipments, lines: shipmentLines } = await shipmentRows(database, begun)
  const sentOf = (id: string) =>
    sentSoFar({
      lines: lines.filter(({ consignmentId }) => consignmentId === id),
      shipments: shipments
        .filter(({ consignmentId }) => consignmentId === id)
        .map((shipment) => shipmentView(shipment, shipmentLines)),
    })
  return rows.map(({ contact, shipTo, clientId, ...row }) => ({
    ...row,
    /** What has left of it and what has not, where it is sent in parts. */
    sentText: sentOf(row.id),
    isOwn: clientId !== null && wanted.clientIds.includes(clientId),
    pub: pubOf({ contact }, names.get(clientId ?? '')),
    town: (shipTo ?? contact)?.towncity ?? null,
    postcode: (shipTo ?? contact)?.postcode ?? null,
  }))
}
