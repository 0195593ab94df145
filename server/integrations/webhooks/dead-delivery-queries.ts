import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from './webhook-tables.ts'

/** Deliveries that were given up, the oldest event first, with their last answer. */
export async function deadDeliveries(database: Database, limit: number) {
  const last = database
    .select({
      at: webhookAttempts.at,
      status: webhookAttempts.status,
      problem: webhookAttempts.problem,
    })
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, webhookDeliveries.id))
    .orderBy(desc(webhookAttempts.at))
    .limit(1)
    .as('last')
  return database
    .select({
      id: webhookDeliveries.id,
      url: webhookEndpoints.url,
      isOff: sql<boolean>`${webhookEndpoints.offAt} is not null`,
      type: webhookEvents.type,
      at: webhookEvents.at,
      attempts: webhookDeliveries.attempts,
      status: last.status,
      problem: last.problem,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .leftJoinLateral(last, sql`true`)
    .where(eq(webhookDeliveries.state, 'given_up'))
    .orderBy(asc(webhookEvents.at), asc(webhookDeliveries.id))
    .limit(limit)
}

export async function countDeadDeliveries(database: Database): Promise<number> {
  const [row] = await database
    .select({ deliveries: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'given_up'))
  return row!.deliveries
}

/** The webhook of a delivery that was given up; null where there is none. */
export async function endpointOfDeadDelivery(database: Database, id: string): Promise<string | null> {
  const [row] = await database
    .select({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(isGivenUp(id))
  return row?.endpointId ?? null
}

/** Stops a delivery that was given up; false where there is none. */
export async function stopDeadDelivery(transaction: Database, id: string): Promise<boolean> {
  const rows = await transaction
    .update(webhookDeliveries)
    .set({ state: 'stopped' })
    .where(isGivenUp(id))
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

const isGivenUp = (id: string) => and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'given_up'))
