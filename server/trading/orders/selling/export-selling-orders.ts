import type { BreweryRole } from '../../../../shared/accounts/roles.ts'
import type { SellingOrderRow } from '../../../../shared/api/selling-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { csvMoment } from '../../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../../shared/format/csv.ts'
import { readSearch, sellingRows, type SellingSearch, statesOf } from './list-selling-orders.ts'

/** Rows that a file holds at the most, and how many one statement reads. */
const mostRows = 50_000
const portion = 1000

const columns = [
  'order',
  'placed',
  'pub',
  'town',
  'beers',
  'units',
  'goes',
  'leaves by',
  'arrives by',
  'state',
]
const moneyColumns = ['net', 'VAT', 'total']

/** All rows of a search as CSV: UTF-8 with a byte order mark, ISO dates, pounds with two places (SELL-06). */
export async function exportSellingOrders(
  database: Database,
  member: { breweryId: string; role: BreweryRole },
  search: SellingSearch,
): Promise<string> {
  const { view, filter } = await readSearch(database, member, search)
  const wanted = { ...filter, states: statesOf(view, search.state) }
  const isShown = member.role !== 'cellar'
  const rows: SellingOrderRow[] = []
  for (let offset = 0; offset < mostRows; offset += portion) {
    const next = await sellingRows(database, member, wanted, { offset, limit: portion })
    rows.push(...next)
    if (next.length < portion) break
  }
  const head = isShown ? [...columns, ...moneyColumns] : columns
  return writeCsvFile([head, ...rows.map((row) => cells(row, isShown))])
}

function cells(row: SellingOrderRow, isShown: boolean): (string | number)[] {
  const { number, placedAt, pub, town, beers, units, groupName, shippingOption, state } = row
  const goes = groupName ?? shippingOption
  const days = [row.dispatchOn ?? '', row.deliverBy ?? '']
  const facts = [number, csvMoment(placedAt), pub, town, beers, units, goes, ...days, state]
  return isShown ? [...facts, pounds(row.netMinor), pounds(row.vatMinor), pounds(row.totalMinor)] : facts
}

const pounds = (minor: number | null) => ((minor ?? 0) / 100).toFixed(2)
