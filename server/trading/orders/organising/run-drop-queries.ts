import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { runDrops } from '../run-drop-tables.ts'

/** The orders of a run that have a place in its row of drops, the first first. */
export async function placedDrops(database: Database, runId: string): Promise<string[]> {
  const rows = await database
    .select({ orderId: runDrops.orderId })
    .from(runDrops)
    .where(eq(runDrops.runId, runId))
    .orderBy(asc(runDrops.position), asc(runDrops.orderId))
  return rows.map(({ orderId }) => orderId)
}

export async function dropPlaces(transaction: Database, runId: string): Promise<void> {
  await transaction.delete(runDrops).where(eq(runDrops.runId, runId))
}

export async function insertPlaces(
  transaction: Database,
  runId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length > 0)
    await transaction
      .insert(runDrops)
      .values(orderIds.map((orderId, position) => ({ runId, orderId, position })))
}
