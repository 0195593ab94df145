import type { MoneyDocuments } from '../../../shared/api/money-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBreweryDocuments } from '../documents/read-documents.ts'

const size = 50

/** Invoices, credit notes, fee invoices and statements of a brewery, the newest first. */
export async function listDocuments(
  database: Database,
  wanted: { breweryId: string; page: number },
): Promise<MoneyDocuments> {
  const { rows, ...list } = await findBreweryDocuments(database, { ...wanted, size })
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
