import { and, asc, desc, eq, exists, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { OrderRow } from './order-read-queries.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** How many orders that wait for the client are named. */
const mostWaiting = 10

/** The client's order of which a part comes soonest: by its day of arrival, else by the day that it leaves. */
export async function nextComingRow(database: Database, clientId: string): Promise<OrderRow | null> {
  const { state, stateSince, deliverBy, dispatchOn, orderId } = orderConsignments
  const [row] = await database
    .select({ order: orders })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        eq(orders.clientId, clientId),
        // A part has begun once it is paid or owed.
        isNotNull(stateSince),
        inArray(state, ['placed', 'proposed', 'accepted', 'packed', 'part_dispatched', 'dispatched']),
      ),
    )
    .orderBy(sql`coalesce(${deliverBy}, ${dispatchOn}) asc nulls last`, asc(orders.placedAt))
    .limit(1)
  return row?.order ?? null
}

/** The client's newest order that was not cancelled. */
export async function lastOrderRow(database: Database, clientId: string): Promise<OrderRow | null> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, clientId), ne(orders.state, 'cancelled')))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return row ?? null
}

/** The client's orders with a question of a brewery or without a payment, the newest first. */
export async function waitingOrderRows(database: Database, clientId: string): Promise<OrderRow[]> {
  const asked = database
    .select({ one: sql`1` })
    .from(orderConsignments)
    .where(and(eq(orderConsignments.orderId, orders.id), eq(orderConsignments.state, 'proposed')))
  return database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, clientId),
        ne(orders.state, 'cancelled'),
        or(inArray(orders.paymentState, ['unpaid', 'action_required', 'failed']), exists(asked)),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostWaiting)
}
