import type { Database } from '../database/connect.ts'
import { updateConsignment } from './order-queries.ts'
import { consignmentRows, lineRows } from './order-read-queries.ts'
import { releaseStock } from './order-stock.ts'

/** Cancels these consignments of an order that is held, or all of them, and puts their units back on the shelf. */
export async function cancelConsignments(
  transaction: Database,
  orderId: string,
  ids: readonly string[] | null = null,
): Promise<void> {
  const rows = (await consignmentRows(transaction, [orderId])).filter(({ id }) => ids?.includes(id) ?? true)
  const lines = await lineRows(
    transaction,
    rows.map(({ id }) => id),
  )
  await releaseStock(transaction, lines)
  for (const { id } of rows) await updateConsignment(transaction, id, { state: 'cancelled' })
}
