import type { MoneyPapers } from '../../shared/api/money-api.ts'
import type { Database } from '../database/database.ts'
import { findBreweryPapers } from '../documents/read-documents.ts'

const size = 50

/** Invoices, credit notes, fee invoices and statements of a brewery, the newest first. */
export async function listPapers(
  database: Database,
  { breweryId, page }: { breweryId: string; page: number },
): Promise<MoneyPapers> {
  const wanted = { breweryId, limit: size, offset: (page - 1) * size }
  const { rows, total } = await findBreweryPapers(database, wanted)
  return {
    rows: rows.map(({ id, number, kind, contents, period, totalMinor }) => ({
      id,
      number,
      kind,
      issuedOn: contents.issuedOn,
      orderNumber: contents.orderNumber,
      period,
      totalMinor,
    })),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
  }
}
