import type { FeeInvoices } from '../../shared/api/fees-api.ts'
import { listPageSize } from '../../shared/api/list-api.ts'
import { clampPage, pageCount } from '../../shared/api/pagination.ts'
import { addDays, londonDay, londonMoment } from '../../shared/working-time/working-time.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { readFees } from '../ledger/read-balances.ts'
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
  const today = londonDay(now)
  const month = today.slice(0, 7)
  const fees = await readFees(database, {
    from: londonMoment(`${month}-01`, '00:00'),
    to: londonMoment(addDays(today, 1), '00:00'),
  })
  const sums = new Map<string, { grossMinor: number; vatMinor: number }>()
  for (const { breweryId, grossMinor, vatMinor } of fees) {
    const sum = sums.get(breweryId) ?? { grossMinor: 0, vatMinor: 0 }
    sums.set(breweryId, { grossMinor: sum.grossMinor + grossMinor, vatMinor: sum.vatMinor + vatMinor })
  }
  const known = await nameBreweries(database, [...sums.keys()])
  const rows = [...sums].map(([id, sum]) => {
    const brewery = known.find((each) => each.id === id)
    return { slug: brewery?.slug ?? null, name: brewery?.name ?? 'A brewery that has left', ...sum }
  })
  return { month, rows: rows.toSorted((one, other) => other.grossMinor - one.grossMinor) }
}
