import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { stockMovements } from './stock-tables.ts'

export type MovementRow = typeof stockMovements.$inferSelect

const listedMovements = 100

/** The last movements of an item, the newest first; at most a hundred. */
export async function lastMovements(database: Database, itemId: string): Promise<MovementRow[]> {
  return database
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.itemId, itemId))
    .orderBy(desc(stockMovements.id))
    .limit(listedMovements)
}
