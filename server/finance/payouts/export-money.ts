import type { SaleList } from '../../../shared/api/money-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { csvMoment } from '../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../shared/format/csv.ts'
import { listEntries } from './list-entries.ts'
import { listPayouts, type PayoutSearch } from './list-payouts.ts'
import { type FeesOf, listSales } from './list-sales.ts'

/** Rows that a file holds at the most, and how many one statement reads. */
const mostRows = 50_000
const portion = 1000

const pounds = (minor: number) => (minor / 100).toFixed(2)

/** All rows of a list, page after page. */
async function allOf<Row>(read: (page: number) => Promise<{ rows: Row[]; pages: number }>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, pages } = await read(page)
    all.push(...rows)
    if (page >= pages || all.length >= mostRows) return all
  }
}

type Sale = SaleList['rows'][number]
const sums = [
  ['goods net', 'goodsNetMinor'],
  ['delivery net', 'deliveryNetMinor'],
  ['VAT', 'vatMinor'],
  ['total', 'totalMinor'],
  ['credited', 'creditedMinor'],
  ['fee', 'feeMinor'],
  ['VAT in the fee', 'feeVatMinor'],
  ['pallet difference', 'palletMinor'],
  ['yours', 'yoursMinor'],
] as const satisfies readonly (readonly [string, keyof Sale])[]

/** A brewery's sales as CSV: UTF-8 with a byte order mark, ISO dates, pounds with two places. */
export async function exportSales(
  database: Database,
  wanted: { breweryId: string; feesOf: FeesOf },
): Promise<string> {
  const rows = await allOf((page) => listSales(database, { ...wanted, page, size: portion }))
  const head = ['day', 'order', 'pub', 'invoice', ...sums.map(([name]) => name), 'payouts']
  const cells = (row: Sale) => [
    row.soldOn,
    row.orderNumber ?? '',
    row.buyer ?? '',
    row.invoice ?? '',
    ...sums.map(([, field]) => pounds(row[field])),
    row.payouts.join(' '),
  ]
  return writeCsvFile([head, ...rows.map(cells)])
}

/** Every booking of a brewery's money as CSV. */
export async function exportEntries(
  database: Database,
  { breweryId, account }: { breweryId: string; account?: 'held' | 'due' | undefined },
): Promise<string> {
  const rows = await allOf((page) => listEntries(database, { breweryId, account, page, size: portion }))
  const head = ['booked', 'account', 'what', 'order', 'document', 'amount']
  return writeCsvFile([
    head,
    ...rows.map(({ bookedAt, account, words, orderNumber, document, amountMinor }) => [
      csvMoment(bookedAt),
      account,
      words,
      orderNumber ?? '',
      document ?? '',
      pounds(amountMinor),
    ]),
  ])
}

/** A brewery's payouts as CSV. */
export async function exportPayouts(
  database: Database,
  wanted: { breweryId: string } & PayoutSearch,
): Promise<string> {
  const rows = await allOf((page) => listPayouts(database, { ...wanted, page }))
  const head = ['payout', 'day', 'state', 'amount', 'by', 'reference']
  return writeCsvFile([
    head,
    ...rows.map(({ number, day, state, amountMinor, isByBank, reference }) => [
      number,
      day,
      state.replaceAll('_', ' '),
      pounds(amountMinor),
      isByBank ? 'bank' : 'provider',
      reference ?? '',
    ]),
  ])
}
