import type { Database } from '../database/database.ts'
import { type HeldOrder, updateConsignment } from './order-queries.ts'
import { consignmentRows, lineRows } from './order-read-queries.ts'
import { giveBackLines } from './order-stock.ts'

/** Cancels these consignments of a locked order, or all of them; the units that it holds may be bought again. */
export async function cancelConsignments(
  transaction: Database,
  { id: orderId, stockHold }: Pick<HeldOrder, 'id' | 'stockHold'>,
  now: Date,
  ids: readonly string[] | null = null,
): Promise<void> {
  const rows = (await consignmentRows(transaction, [orderId])).filter(({ id }) => ids?.includes(id) ?? true)
  if (stockHold !== 'none') {
    const lines = await lineRows(
      transaction,
      rows.map(({ id }) => id),
    )
    await giveBackLines(transaction, lines, { at: now, actor: null })
  }
  for (const { id } of rows) await updateConsignment(transaction, id, { state: 'cancelled' })
}
