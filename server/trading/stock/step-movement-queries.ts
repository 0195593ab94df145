import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { stockMovements } from './stock-tables.ts'

export type StepMovement = { itemId: string; sellable: number; reserved: number; promised: number }

const sum = (column: typeof stockMovements.sellable) => sql<number>`sum(${column})::integer`

/** What this very transaction has moved of these lines of orders, a row an item. */
export async function movementsOfTransaction(
  transaction: Database,
  orderLineIds: readonly string[],
): Promise<StepMovement[]> {
  return transaction
    .select({
      itemId: stockMovements.itemId,
      sellable: sum(stockMovements.sellable),
      reserved: sum(stockMovements.reserved),
      promised: sum(stockMovements.promised),
    })
    .from(stockMovements)
    .where(
      and(
        inArray(stockMovements.orderLineId, [...orderLineIds]),
        sql`${stockMovements}.xmin = pg_current_xact_id()::xid`,
      ),
    )
    .groupBy(stockMovements.itemId)
    .orderBy(asc(stockMovements.itemId))
}
