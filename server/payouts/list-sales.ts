import type { SaleList } from '../../shared/api/money-api.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'
import type { Database } from '../database/database.ts'
import { readSoldParts } from '../ledger/read-brewery-money.ts'
import { papersOf } from './papers-of-orders.ts'
import { payoutsOfParts } from './payout-queries.ts'

type Asked = { breweryId: string; page: number; size?: number }

/** A brewery's sales, a row a part, the newest first, refused ones that bear a share of a pallet too: what was invoiced, what was taken off, and what it gets. */
export async function listSales(
  database: Database,
  { breweryId, page, size = 50 }: Asked,
): Promise<SaleList> {
  const { rows, ...list } = await readSoldParts(database, { breweryId, page, size })
  const { invoices, ofOrders } = await papersOf(database, rows)
  const payouts = await payoutsOfParts(
    database,
    rows.map(({ partId }) => partId),
  )
  return {
    ...list,
    rows: rows.map((row) => {
      const { partId, soldAt, soldMinor, creditedMinor, feeMinor, feeVatMinor, palletMinor, yoursMinor } = row
      const invoice = invoices.get(partId)
      const named = invoice ?? ofOrders.get(row.orderId ?? '')
      const section = invoice?.contents.sections.find((one) => one.partId === partId)
      const deliveryNetMinor = (section?.lines ?? [])
        .filter(({ lineId }) => lineId === 'delivery')
        .reduce((sum, { netMinor }) => sum + netMinor, 0)
      const vatMinor = section?.sums.vatMinor ?? 0
      return {
        soldOn: londonDay(new Date(soldAt)),
        orderNumber: named?.contents.orderNumber ?? null,
        buyer: named?.contents.buyer.business ?? null,
        invoice: invoice?.number ?? null,
        invoiceId: invoice?.id ?? null,
        goodsNetMinor: soldMinor - vatMinor - deliveryNetMinor,
        deliveryNetMinor,
        vatMinor,
        totalMinor: soldMinor,
        creditedMinor,
        feeMinor,
        feeVatMinor,
        palletMinor,
        yoursMinor,
        payouts: payouts.filter((one) => one.partId === partId).map(({ number }) => number),
      }
    }),
  }
}
