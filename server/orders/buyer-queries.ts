import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orders } from './order-tables.ts'

/** Those of these clients who have an order that is paid, or owed by invoice. */
export async function buyerIds(database: Database, clientIds: readonly string[]): Promise<string[]> {
  const isOrdered = or(isNotNull(orders.paidAt), eq(orders.paymentState, 'invoiced'))
  const rows = await database
    .selectDistinct({ clientId: orders.clientId })
    .from(orders)
    .where(and(inArray(orders.clientId, [...clientIds]), isOrdered))
  return rows.flatMap(({ clientId }) => clientId ?? [])
}
