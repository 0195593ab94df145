import type { Database } from '../database/database.ts'
import { markTakenBack } from './transfer-queries.ts'

/**
 * The buyer gets the money of a consignment back: a brewery that was sent its share of the very payment, as orders from
 * before payouts were, gives it back. Any other one is lowered by the credit note. Hold the order meanwhile.
 */
export async function takeBackTransfer(
  transaction: Database,
  { consignmentId, now }: { consignmentId: string; now: Date },
): Promise<void> {
  await markTakenBack(transaction, consignmentId, now)
}
