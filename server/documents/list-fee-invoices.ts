import type { FeeInvoices } from '../../shared/api/fees-api.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { sumFees } from '../ledger/read-balances.ts'
import { countFeeInvoices, feeInvoiceRows } from './fee-list-queries.ts'

/** What breweries were billed by the month, and what of this month waits for its bill (STAF-18). */
export async function listFeeInvoices(
  database: Database,
  { page: wanted, now }: { page: number; now: Date },
): Promise<FeeInvoices> {
  const total = await countFeeInvoices(database)
  const pages = pageCount(total, listPageSize)
  const page = clampPage(wanted, pages)
  const rows = await feeInvoiceRows(database, { limit: listPageSize, offset: (page - 1) * listPageSize })
  return {
    running: await runningMonth(database, now),
    rows: rows.map(({ kind, ...row }) => ({ ...row, isCredit: kind === 'fee_credit_note' })),
    total,
    page,
    pages,
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
