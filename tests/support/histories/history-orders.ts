import { asc, inArray, or } from 'drizzle-orm'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { orderConsignments, orders } from '../../../server/trading/orders/order-tables.ts'

export type HistoryPart = typeof orderConsignments.$inferSelect & { state: OrderState }
export type HistoryOrder = Omit<typeof orders.$inferSelect, 'clientId'> & {
  clientId: string
  parts: HistoryPart[]
}

/** The orders of a world's buyers, also of those who have left, the oldest first, with their parts in order. */
export async function findHistoryOrders(
  database: Database,
  { buyers, left }: { buyers: readonly string[]; left: ReadonlyMap<string, string> },
): Promise<HistoryOrder[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(or(inArray(orders.clientId, [...buyers]), inArray(orders.id, [...left.keys()])))
    .orderBy(asc(orders.placedAt), asc(orders.number))
  const parts = await database
    .select()
    .from(orderConsignments)
    .where(
      inArray(
        orderConsignments.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderConsignments.position))
  return rows.map((row) => ({
    ...row,
    clientId: row.clientId ?? left.get(row.id)!,
    parts: parts.filter(({ orderId }) => orderId === row.id),
  }))
}
