import { and, asc, count, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { OffReason } from '../../../shared/accounts/webhook-events.ts'
import type { Database } from '../../platform/database/database.ts'
import { sealedTextColumn } from '../../platform/database/sealed-column-queries.ts'
import { webhookEndpoints } from './webhook-tables.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
/** Whose webhooks: a brewery's, or a buyer's. */
export type WebhookOwner = { breweryId: string } | { clientId: string }
type Change = Partial<Omit<typeof webhookEndpoints.$inferInsert, 'id'>>

const ofOwner = (owner: WebhookOwner) =>
  'breweryId' in owner
    ? eq(webhookEndpoints.breweryId, owner.breweryId)
    : eq(webhookEndpoints.clientId, owner.clientId)

/** Lets one transaction at a time make webhooks of an owner, so that two together do not exceed the most. */
export async function lockWebhooks(transaction: Database, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${ownerId}`}, 0))`)
}

export async function insertEndpoint(
  database: Database,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow> {
  const [row] = await database.insert(webhookEndpoints).values(endpoint).returning()
  return row!
}

export async function countEndpoints(database: Database, owner: WebhookOwner): Promise<number> {
  const [row] = await database.select({ total: count() }).from(webhookEndpoints).where(ofOwner(owner))
  return row!.total
}

/** The oldest first. */
export async function endpointsOf(database: Database, owner: WebhookOwner): Promise<EndpointRow[]> {
  return database
    .select()
    .from(webhookEndpoints)
    .where(ofOwner(owner))
    .orderBy(asc(webhookEndpoints.madeAt), asc(webhookEndpoints.id))
}

/** A webhook of the owner, held until the transaction ends; of any owner where none is named. */
export async function lockedEndpoint(
  transaction: Database,
  id: string,
  owner: WebhookOwner | null,
): Promise<EndpointRow | null> {
  const [row] = await transaction
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), owner === null ? undefined : ofOwner(owner)))
    .for('update')
  return row ?? null
}

export async function updateEndpoint(database: Database, id: string, change: Change): Promise<void> {
  await database.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id))
}

export async function removeEndpoint(database: Database, id: string): Promise<void> {
  await database.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
}

/** Notes the first failure since the last success. */
export async function noteFailure(database: Database, id: string, at: Date): Promise<void> {
  await database
    .update(webhookEndpoints)
    .set({ failingSince: at })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.failingSince)))
}

/** Webhooks that are on and have failed since this moment or longer. */
export async function failingEndpoints(database: Database, since: Date): Promise<string[]> {
  const rows = await database
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isNull(webhookEndpoints.offAt), lte(webhookEndpoints.failingSince, since)))
    .limit(200)
  return rows.map(({ id }) => id)
}

/** False where it was off before, or has not failed since this moment. */
export async function markOff(
  transaction: Database,
  id: string,
  off: { at: Date; reason: OffReason; failingSince: Date | null },
): Promise<boolean> {
  const { failingSince } = off
  const hasFailed = failingSince === null ? undefined : lte(webhookEndpoints.failingSince, failingSince)
  const rows = await transaction
    .update(webhookEndpoints)
    .set({ offAt: off.at, offReason: off.reason })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.offAt), hasFailed))
    .returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

/** Forgets old secrets whose time is over. */
export async function dropOldSecrets(database: Database, now: Date): Promise<void> {
  await database
    .update(webhookEndpoints)
    .set({ oldSecret: null, oldSecretUntil: null })
    .where(lte(webhookEndpoints.oldSecretUntil, now))
}

/** Every webhook, for the operator, at most a thousand; those that are off or fail alone. */
export async function allEndpoints(
  database: Database,
  { onlyFailing }: { onlyFailing: boolean },
): Promise<EndpointRow[]> {
  const fails = or(
    sql`${webhookEndpoints.offAt} is not null`,
    sql`${webhookEndpoints.failingSince} is not null`,
  )
  return database
    .select()
    .from(webhookEndpoints)
    .where(onlyFailing ? fails : undefined)
    .orderBy(asc(webhookEndpoints.madeAt), asc(webhookEndpoints.id))
    .limit(1000)
}

export const secretContext = (id: string) => `webhook ${id}`

export const sealedWebhookSecrets = sealedTextColumn({
  name: 'secrets of webhooks',
  table: webhookEndpoints,
  id: webhookEndpoints.id,
  text: webhookEndpoints.secret,
  context: secretContext,
})
export const sealedOldWebhookSecrets = sealedTextColumn({
  name: 'former secrets of webhooks',
  table: webhookEndpoints,
  id: webhookEndpoints.id,
  text: webhookEndpoints.oldSecret,
  context: secretContext,
})
