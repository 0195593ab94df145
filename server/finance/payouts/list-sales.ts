import type { SaleList } from '../../../shared/api/money-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSoldParts } from '../ledger/read-brewery-money.ts'
import { feeVat } from '../payments/processing-fee.ts'
import { documentsOf } from './documents-of-orders.ts'
import { payoutsOfParts } from './payout-queries.ts'

/** The fee with VAT that is to be expected of each of these parts, in pence. */
export type FeesOf = (database: Database, partIds: readonly string[]) => Promise<Map<string, number>>

type ListSalesInput = { breweryId: string; page: number; size?: number; feesOf: FeesOf }

/** A brewery's sales, a row a part, the newest first, refused ones that pay a share of a pallet too: what was invoiced, what was taken off, and what it gets. */
export async function listSales(
  database: Database,
  { breweryId, page, size = 50, feesOf }: ListSalesInput,
): Promise<SaleList> {
  const { rows, ...list } = await readSoldParts(database, { breweryId, page, size })
  const { invoices, ofOrders } = await documentsOf(database, rows)
  const payouts = await payoutsOfParts(
    database,
    rows.map(({ partId }) => partId),
  )
  // The fee is booked with each dispatch: before the first one it is expected, so that what the brewery receives stays one sum.
  const unsent = rows.filter(
    ({ feeMinor, soldMinor, creditedMinor }) => feeMinor === 0 && soldMinor > creditedMinor,
  )
  const expected = await feesOf(
    database,
    unsent.map(({ partId }) => partId),
  )
  return {
    ...list,
    rows: rows.map((row) => {
      const { partId, soldAt, soldMinor, creditedMinor, palletMinor } = row
      const expectedMinor = expected.get(partId) ?? 0
      const feeMinor = row.feeMinor + expectedMinor
      const feeVatMinor = row.feeVatMinor + feeVat(expectedMinor)
      const yoursMinor = row.yoursMinor - expectedMinor
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
