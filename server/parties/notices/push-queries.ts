import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { pushMessages, pushSubscriptions } from './notice-tables.ts'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect
/** A push that this process is to send now, with where it goes. */
export type ClaimedPush = Awaited<ReturnType<typeof claimDuePushes>>[number]

export async function countSubscriptions(database: Database, clientId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.clientId, clientId))
  return row!.total
}

/** A browser that was another person's is the caller's from now on, without what still waited for that person. */
export async function storeSubscription(
  database: Database,
  subscription: Omit<PushSubscriptionRow, 'id'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, subscription.endpoint))
    await transaction
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription })
  })
}

export async function removeSubscription(
  database: Database,
  { clientId, endpoint }: { clientId: string; endpoint: string },
): Promise<void> {
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.clientId, clientId), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function dropSubscription(database: Database, id: string): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** The browsers of these people. */
export async function subscriptionsOf(database: Database, clientIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.clientId, [...clientIds]))
  return rows.map(({ id }) => id)
}

/** Those of these people who have a browser that is sent pushes. */
export async function peopleWithBrowsers(
  database: Database,
  clientIds: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ clientId: pushSubscriptions.clientId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.clientId, [...clientIds]))
  return rows.map(({ clientId }) => clientId)
}

/** Where a person's browsers are reached, and since when, without the keys of what is sent there. */
export async function browsersOf(
  database: Database,
  clientId: string,
): Promise<{ endpoint: string; madeAt: Date }[]> {
  return database
    .select({ endpoint: pushSubscriptions.endpoint, madeAt: pushSubscriptions.madeAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.clientId, clientId))
    .orderBy(asc(pushSubscriptions.madeAt), asc(pushSubscriptions.id))
}

export async function insertPushes(
  transaction: Database,
  rows: readonly (typeof pushMessages.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(pushMessages).values([...rows])
}

/** Due pushes, each claimed by one process only until `until`. */
export async function claimDuePushes(
  database: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
) {
  const due = database
    .$with('due')
    .as(
      database
        .select({ id: pushMessages.id })
        .from(pushMessages)
        .where(lte(pushMessages.dueAt, now))
        .orderBy(asc(pushMessages.dueAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    )
  return database
    .with(due)
    .update(pushMessages)
    .set({ attempts: sql`${pushMessages.attempts} + 1`, dueAt: until })
    .from(pushSubscriptions)
    .where(
      and(
        sql`${pushMessages.id} in (select id from due)`,
        eq(pushSubscriptions.id, pushMessages.subscriptionId),
      ),
    )
    .returning({
      id: pushMessages.id,
      subscriptionId: pushMessages.subscriptionId,
      title: pushMessages.title,
      town: pushMessages.town,
      path: pushMessages.path,
      attempts: pushMessages.attempts,
      expiresAt: pushMessages.expiresAt,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
}

export async function removePush(database: Database, id: string): Promise<void> {
  await database.delete(pushMessages).where(eq(pushMessages.id, id))
}

export async function postponePush(database: Database, id: string, dueAt: Date): Promise<void> {
  await database.update(pushMessages).set({ dueAt }).where(eq(pushMessages.id, id))
}
