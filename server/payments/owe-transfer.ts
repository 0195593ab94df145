import type { Database } from '../database/database.ts'
import { paymentOfOrder } from './payment-queries.ts'
import { insertTransfer, markTakenBack } from './transfer-queries.ts'
import { feeRateOf } from './fee-rates.ts'
import { splitFee } from './processing-fee.ts'

type Dispatched = {
  orderId: string
  consignmentId: string
  breweryId: string
  totalMinor: number
  /** When the order was placed: the fee of that day is taken. */
  placedAt: string
  now: Date
}

/** Owes a brewery its dispatched consignment less the processing fee, once. Hold the order meanwhile. */
export async function oweTransfer(
  transaction: Database,
  { orderId, consignmentId, breweryId, totalMinor, placedAt, now }: Dispatched,
): Promise<void> {
  const payment = await paymentOfOrder(transaction, orderId)
  if (payment?.provider !== 'stripe') return
  const { amountMinor, feeMinor } = splitFee(
    totalMinor,
    await feeRateOf(transaction, { orderId, placedAt, breweryId }),
  )
  if (amountMinor === 0) return
  const dueAt = now.toISOString()
  const { id: paymentId } = payment
  await insertTransfer(transaction, { paymentId, consignmentId, breweryId, amountMinor, feeMinor, dueAt })
}

/** The buyer gets the money of a consignment back, so its brewery gives it back. Hold the order meanwhile. */
export async function takeBackTransfer(
  transaction: Database,
  { consignmentId, now }: Pick<Dispatched, 'consignmentId' | 'now'>,
): Promise<void> {
  await markTakenBack(transaction, consignmentId, now)
}
