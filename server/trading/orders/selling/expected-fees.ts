import type { Database } from '../../../platform/database/database.ts'
import { feeRatesOf } from '../../../finance/payments/fee-rates.ts'
import { splitFee } from '../../../finance/payments/processing-fee.ts'
import { lineRows } from '../order-read-queries.ts'
import { depositsGrossMinor } from '../refunds/price-credits.ts'
import { creditRows } from '../refunds/refund-queries.ts'
import { sellingPartRowsById } from './selling-order-queries.ts'

/** Dray's fee with VAT on all of these parts that is not credited, as the page of the order has it; in pence by part. */
export async function findExpectedFees(
  database: Database,
  partIds: readonly string[],
): Promise<Map<string, number>> {
  const parts = (await sellingPartRowsById(database, partIds)).flatMap((part) => {
    const { orderId, breweryId, order } = part
    return breweryId === null ? [] : [{ part, sold: { orderId, placedAt: order.placedAt, breweryId } }]
  })
  const ids = parts.map(({ part }) => part.id)
  const linesOf = Map.groupBy(await lineRows(database, ids), ({ consignmentId }) => consignmentId)
  const creditsOf = Map.groupBy(await creditRows(database, ids), ({ consignmentId }) => consignmentId)
  const rateOf = await feeRatesOf(
    database,
    parts.map(({ sold }) => sold),
  )
  return new Map(
    parts.map(({ part, sold }) => {
      const { id, totalMinor, creditedMinor } = part
      const deposits = depositsGrossMinor(part, linesOf.get(id) ?? [], creditsOf.get(id) ?? [])
      const bearing = totalMinor - creditedMinor - deposits
      return [id, splitFee(Math.max(0, bearing), rateOf(sold)).feeMinor]
    }),
  )
}
