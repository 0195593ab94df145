import type { FeeInvoices } from '../../../shared/api/fees-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { readPage } from '../../platform/database/read-page.ts'
import { sumFees } from '../ledger/read-balances.ts'
import { countFeeInvoices, feeInvoiceRows } from './fee-list-queries.ts'

/** What breweries were billed by the month, and what of this month waits for its bill (STAF-18). */
export async function listFeeInvoices(
  database: Database,
  { page: wanted, now }: { page: number; now: Date },
): Promise<FeeInvoices> {
  const [running, { rows, ...place }] = await Promise.all([
    runningMonth(database, now),
    readPage({
      page: wanted,
      total: countFeeInvoices(database),
      rows: (part) => feeInvoiceRows(database, part),
    }),
  ])
  return {
    running,
    rows: rows.map(({ kind, ...row }) => ({ ...row, isCredit: kind === 'fee_credit_note' })),
    ...place,
  }
}

async function runningMonth(database: Database, now: Date): Promise<FeeInvoices['running']> {
  const month = londonDay(now).slice(0, 7)
  const sums = await sumFees(database, month)
  const known = new Map(
    (
      await nameBreweries(
        database,
        sums.map(({ breweryId }) => breweryId),
      )
    ).map((brewery) => [brewery.id, brewery]),
  )
  const rows = sums.map(({ breweryId, ...sum }) => {
    const { slug = null, name = 'A brewery that has left' } = known.get(breweryId) ?? {}
    return { slug, name, ...sum }
  })
  return { month, rows }
}
