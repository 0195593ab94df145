import type { Database } from '../database/database.ts'
import { overCreditedRows } from './paper-fault-queries.ts'
import { listSeries } from './list-series.ts'

/** Series that lack a number, and invoices of which more is credited than they came to; at most a hundred of each. */
export async function findPaperFaults(database: Database): Promise<string[]> {
  const { rows } = await listSeries(database)
  const gaps = rows.filter(({ missing }) => missing.length > 0)
  return [
    ...gaps.map(({ series, issuer, missing }) => `${series} of ${issuer} lacks ${missing.join(', ')}.`),
    ...(await overCreditedRows(database)).map(
      ({ number }) => `More is credited of ${number} than it came to.`,
    ),
  ]
}
