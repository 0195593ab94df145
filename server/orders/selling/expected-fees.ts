import type { Database } from '../../database/database.ts'
import { feeRateOf } from '../../payments/fee-rates.ts'
import { splitFee } from '../../payments/processing-fee.ts'
import { lineRows } from '../order-read-queries.ts'
import { depositsGrossMinor } from '../refunds/price-credits.ts'
import { creditRows } from '../refunds/refund-queries.ts'
import { sellingPartRowsById } from './selling-order-queries.ts'

/** Dray's fee with VAT on all of these parts that is not credited, as the page of the order has it; in pence by part. */
export async function findExpectedFees(
  database: Database,
  partIds: readonly string[],
): Promise<Map<string, number>> {
  const fees = new Map<string, number>()
  for (const part of await sellingPartRowsById(database, partIds)) {
    const { id, orderId, breweryId, order, totalMinor, creditedMinor } = part
    if (breweryId === null) continue
    const [lines, credits] = [await lineRows(database, [id]), await creditRows(database, [id])]
    const rate = await feeRateOf(database, { orderId, placedAt: order.placedAt, breweryId })
    const bearing = totalMinor - creditedMinor - depositsGrossMinor(part, lines, credits)
    fees.set(id, splitFee(Math.max(0, bearing), rate).feeMinor)
  }
  return fees
}
