import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { DeliveryState } from '../../../shared/accounts/webhook-events.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WebhookOwner } from './endpoint-queries.ts'
import { webhookAttempts, webhookDeliveries, webhookEvents } from './webhook-tables.ts'

/** A delivery that this process is to send now. */
export type ClaimedDelivery = { id: string; eventId: string; endpointId: string; attempts: number }
export type EventRow = typeof webhookEvents.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect

/** Due deliveries, at most so many of one webhook, each claimed by one process only until `until`. */
export async function claimDueDeliveries(
  database: Database,
  { now, until, most, mostOfOne }: { now: Date; until: Date; most: number; mostOfOne: number },
): Promise<ClaimedDelivery[]> {
  const due = sql`${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.dueAt} <= ${now.toISOString()}::timestamptz`
  const ranked = database.$with('ranked').as(
    database
      .select({
        id: webhookDeliveries.id,
        place: sql<number>`row_number() over (
          partition by ${webhookDeliveries.endpointId} order by ${webhookDeliveries.dueAt}, ${webhookDeliveries.id})`.as(
          'place',
        ),
      })
      .from(webhookDeliveries)
      .where(due),
  )
  const claimed = database.$with('claimed').as(
    database
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(
        and(
          due,
          sql`${webhookDeliveries.id} in (select ${ranked.id} from ${ranked} where ${ranked.place} <= ${mostOfOne})`,
        ),
      )
      .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.id))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return database
    .with(ranked, claimed)
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, dueAt: until })
    .from(claimed)
    .where(eq(webhookDeliveries.id, claimed.id))
    .returning({
      id: webhookDeliveries.id,
      eventId: webhookDeliveries.eventId,
      endpointId: webhookDeliveries.endpointId,
      attempts: webhookDeliveries.attempts,
    })
}

export async function eventById(database: Database, id: string): Promise<EventRow | null> {
  const [row] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  return row ?? null
}

export async function insertEvent(
  transaction: Database,
  event: typeof webhookEvents.$inferInsert,
): Promise<string> {
  const [row] = await transaction.insert(webhookEvents).values(event).returning({ id: webhookEvents.id })
  return row!.id
}

export async function insertAttempt(
  database: Database,
  attempt: typeof webhookAttempts.$inferInsert,
): Promise<void> {
  await database.insert(webhookAttempts).values(attempt)
}

/** Changes nothing where the delivery was sent again, or claimed by another process, meanwhile. */
export async function settleDelivery(
  database: Database,
  { id, attempts }: ClaimedDelivery,
  change: { state: DeliveryState; dueAt?: Date },
): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set(change)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
}

/** What waits for a webhook that is switched off. */
export async function stopDeliveries(transaction: Database, endpointId: string): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'stopped' })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')))
}

const due = { state: 'waiting' as const, attempts: 0, dueAt: sql`'epoch'::timestamptz` }

/** Makes a delivery due again; false where the webhook has no such one. */
export async function restartDelivery(
  transaction: Database,
  { id, endpointId }: { id: string; endpointId: string },
): Promise<boolean> {
  const rows = await transaction
    .update(webhookDeliveries)
    .set(due)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)))
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

/** Makes an event due at a webhook, also where it never was. */
export async function startDelivery(
  transaction: Database,
  delivery: { eventId: string; endpointId: string },
): Promise<string> {
  const [row] = await transaction
    .insert(webhookDeliveries)
    .values(delivery)
    .returning({ id: webhookDeliveries.id })
  return row!.id
}

/** Makes all events of the owner since a moment due at a webhook, of the types it has chosen; returns how many. */
export async function restartSince(
  transaction: Database,
  {
    endpointId,
    owner,
    events,
    since,
  }: { endpointId: string; owner: WebhookOwner; events: string[]; since: Date },
): Promise<number> {
  const rows = await transaction
    .insert(webhookDeliveries)
    .select(
      transaction
        .select({
          id: sql<string>`gen_random_uuid()`.as('id'),
          eventId: webhookEvents.id,
          endpointId: sql<string>`${endpointId}::uuid`.as('endpoint_id'),
          state: sql<DeliveryState>`'waiting'`.as('state'),
          attempts: sql<number>`0`.as('attempts'),
          dueAt: sql<Date>`'epoch'::timestamptz`.as('due_at'),
        })
        .from(webhookEvents)
        .where(
          and(
            'breweryId' in owner
              ? eq(webhookEvents.breweryId, owner.breweryId)
              : eq(webhookEvents.clientId, owner.clientId),
            inArray(webhookEvents.type, events),
            gte(webhookEvents.at, since),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [webhookDeliveries.eventId, webhookDeliveries.endpointId],
      set: due,
    })
    .returning({ id: webhookDeliveries.id })
  return rows.length
}

/** Deliveries of a webhook, the newest event first, with their last answer. */
export async function deliveriesOf(
  database: Database,
  endpointId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const last = database
    .selectDistinctOn([webhookAttempts.deliveryId], {
      deliveryId: webhookAttempts.deliveryId,
      at: webhookAttempts.at,
      status: webhookAttempts.status,
      problem: webhookAttempts.problem,
    })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(webhookAttempts.deliveryId, desc(webhookAttempts.at))
    .as('last')
  return database
    .select({
      id: webhookDeliveries.id,
      eventId: webhookEvents.id,
      type: webhookEvents.type,
      at: webhookEvents.at,
      data: webhookEvents.data,
      state: webhookDeliveries.state,
      attempts: webhookDeliveries.attempts,
      dueAt: webhookDeliveries.dueAt,
      lastAt: last.at,
      lastStatus: last.status,
      lastProblem: last.problem,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .leftJoin(last, eq(last.deliveryId, webhookDeliveries.id))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookEvents.at), desc(webhookDeliveries.id))
    .offset(offset)
    .limit(limit)
}

export async function countDeliveries(database: Database, endpointId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
  return row!.total
}

/** Whether a delivery is one of the webhook's. */
export async function hasDelivery(
  database: Database,
  { id, endpointId }: { id: string; endpointId: string },
): Promise<boolean> {
  const found = await database
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)))
  return found.length > 0
}

/** Attempts of a delivery of the webhook, the newest first, at most so many. */
export async function attemptsOf(
  database: Database,
  { id, endpointId, limit }: { id: string; endpointId: string; limit: number },
): Promise<AttemptRow[]> {
  const rows = await database
    .select({ attempt: webhookAttempts })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)))
    .orderBy(desc(webhookAttempts.at), desc(webhookAttempts.id))
    .limit(limit)
  return rows.map(({ attempt }) => attempt)
}

/** Events and attempts from before this moment, with their deliveries. */
export async function removeOldEvents(database: Database, before: Date): Promise<void> {
  await database.delete(webhookEvents).where(lt(webhookEvents.at, before))
}

export async function removeOldAttempts(database: Database, before: Date): Promise<void> {
  await database.delete(webhookAttempts).where(lt(webhookAttempts.at, before))
}
