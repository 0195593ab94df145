import type { Database } from '../database/database.ts'
import { type HeldOrder, updateConsignment } from './order-queries.ts'
import { consignmentRows, lineRows } from './order-read-queries.ts'
import { releaseStock } from './order-stock.ts'

/** Cancels these consignments of a locked order, or all of them, and puts back the units that it holds. */
export async function cancelConsignments(
  transaction: Database,
  { id: orderId, stockHold }: Pick<HeldOrder, 'id' | 'stockHold'>,
  ids: readonly string[] | null = null,
): Promise<void> {
  const rows = (await consignmentRows(transaction, [orderId])).filter(({ id }) => ids?.includes(id) ?? true)
  if (stockHold !== 'none') {
    const lines = await lineRows(
      transaction,
      rows.map(({ id }) => id),
    )
    await releaseStock(transaction, lines)
  }
  for (const { id } of rows) await updateConsignment(transaction, id, { state: 'cancelled' })
}
