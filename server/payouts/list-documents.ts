import type { MoneyPapers } from '../../shared/api/money-api.ts'
import type { Database } from '../database/database.ts'
import { findBreweryPapers } from '../documents/read-documents.ts'

const size = 50

/** Invoices, credit notes, fee invoices and statements of a brewery, the newest first. */
export async function listPapers(
  database: Database,
  wanted: { breweryId: string; page: number },
): Promise<MoneyPapers> {
  const { rows, ...list } = await findBreweryPapers(database, { ...wanted, size })
  return {
    ...list,
    rows: rows.map(({ id, number, kind, contents, period, totalMinor }) => ({
      id,
      number,
      kind,
      issuedOn: contents.issuedOn,
      orderNumber: contents.orderNumber,
      period,
      totalMinor,
    })),
  }
}
