import type { EmptiesCharge } from '../../../../shared/api/empties-charges-api.ts'
import { countLots, sumLots } from '../../../../shared/empties/charge-sums.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findDocuments } from '../../../finance/documents/read-documents.ts'
import type { Cell } from '../container-level-queries.ts'
import { addressOf, namesFor } from '../name-cells.ts'
import { chargeRows, invoicedCharges, type ChargesFilter } from './charge-queries.ts'

const dayMs = 86_400_000
/** Charges that have ended stay listed for so many days. */
const listedDays = 90

/** Charges that are open, or ended lately; the newest first (EMPT-06). */
export async function readCharges(
  database: Database,
  filter: ChargesFilter,
  now: Date,
): Promise<EmptiesCharge[]> {
  const rows = await chargeRows(database, { ...filter, since: new Date(now.getTime() - listedDays * dayMs) })
  const { placeOf, pubOf, breweryOf } = await namesFor(database, rows)
  const documents = await findDocuments(
    database,
    rows.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return rows.map((row) => {
    const { id, placeId, breweryId, kind, state, announced, lots, vatRate, priceMinor, note } = row
    const place = placeOf(row)
    const invoice = documents.find((document) => document.id === row.invoiceId)
    return {
      id,
      place: placeId,
      pub: place.clientId,
      pubName: pubOf(place),
      address: addressOf(place),
      brewery: breweryId,
      breweryName: breweryOf(row),
      kind,
      state,
      announced,
      left: countLots(lots),
      ...sumLots(lots, vatRate),
      priceMinor,
      note,
      announcedBy: row.announcedBy,
      announcedAt: new Date(row.announcedAt).toISOString(),
      chargeOn: row.chargeOn,
      invoice:
        invoice === undefined ? null : { id: invoice.id, number: invoice.number, dueOn: invoice.dueOn },
      endedAt: row.endedAt === null ? null : new Date(row.endedAt).toISOString(),
      endNote: row.endNote,
    }
  })
}

/** How many containers of a cell are charged as lost and not found. */
export async function countCharged(database: Database, cell: Cell): Promise<number> {
  const charges = await invoicedCharges(database, cell)
  return charges.reduce((sum, { lots }) => sum + countLots(lots), 0)
}
