import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isEnded, orderStates } from '../../shared/order-states.ts'
import type { Database } from '../database/connect.ts'
import { orders } from './order-tables.ts'

const ended = orderStates.filter(isEnded)

export async function leaveOrders(database: Database, clientId: string): Promise<void> {
  await database.update(orders).set({ clientId: null }).where(eq(orders.clientId, clientId))
}

/** Takes the person out of orders that are over and whose client has left. */
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
