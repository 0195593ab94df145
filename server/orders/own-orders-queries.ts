import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isEnded, orderStates } from '../../shared/orders/order-states.ts'
import type { Database } from '../database/database.ts'
import { orders } from './order-tables.ts'

/** Nobody needs the address any more. */
const ended = orderStates.filter((state) => isEnded(state) || state === 'delivered')

export async function leaveOrders(database: Database, clientId: string): Promise<void> {
  await database.update(orders).set({ clientId: null }).where(eq(orders.clientId, clientId))
}

/** Removes the person from finished orders of deleted clients. */
export async function forgetContacts(database: Database): Promise<void> {
  await database
    .update(orders)
    .set({ contact: null, shipTo: null })
    .where(
      and(
        isNull(orders.clientId),
        isNotNull(orders.contact),
        sql`${orders.state} = any(${sql.param(ended)}::text[])`,
      ),
    )
}
