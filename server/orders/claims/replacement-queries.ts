import type { Database } from '../../database/database.ts'
import { orderConsignments } from '../order-tables.ts'

/** Adds a part to an order that was placed. */
export async function insertPart(
  transaction: Database,
  part: typeof orderConsignments.$inferInsert,
): Promise<void> {
  await transaction.insert(orderConsignments).values(part)
}
