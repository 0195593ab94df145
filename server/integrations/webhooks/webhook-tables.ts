import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { AttemptProblem, DeliveryState, OffReason } from '../../../shared/accounts/webhook-events.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** A brewery, or a buyer. */
const owner = () => ({
  breweryId: uuid('brewery_id').references(() => breweries.id, { onDelete: 'cascade' }),
  clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
})

/** Where programs of buyers and breweries are called when something happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    ...owner(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** Sealed. */
    secret: text('secret').notNull(),
    /** Those before, apart by spaces, which sign too until their end. Sealed. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
    /** The first attempt of those without success since the last one with. */
    failingSince: moment('failing_since'),
    lastSuccessAt: moment('last_success_at'),
    offAt: moment('off_at'),
    offReason: text('off_reason').$type<OffReason>(),
  },
  (endpoint) => [
    index('webhook_endpoints_brewery').on(endpoint.breweryId),
    index('webhook_endpoints_client').on(endpoint.clientId),
    check('webhook_endpoints_owner', sql`num_nonnulls(${endpoint.breweryId}, ${endpoint.clientId}) = 1`),
    check(
      'webhook_endpoints_url',
      sql`${endpoint.url} like 'https://%' and char_length(${endpoint.url}) <= 500`,
    ),
    check('webhook_endpoints_events', sql`cardinality(${endpoint.events}) between 1 and 40`),
    check('webhook_endpoints_off', sql`(${endpoint.offAt} is null) = (${endpoint.offReason} is null)`),
  ],
)

/**
 * What happened, for owners with a webhook of that kind. Triggers write it in the transaction of what it tells
 * (docs/decisions/0065).
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...owner(),
    type: text('type').notNull(),
    /** Ids, states and the version: no text and no sum. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull(),
  },
  (event) => [
    index('webhook_events_brewery').on(event.breweryId, event.at),
    index('webhook_events_client').on(event.clientId, event.at),
    index('webhook_events_at').on(event.at),
    check('webhook_events_owner', sql`num_nonnulls(${event.breweryId}, ${event.clientId}) = 1`),
  ],
)

/** An event on its way to a webhook, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** Of its times; sending it again by hand starts over. */
    attempts: integer('attempts').notNull().default(0),
    /** The next attempt; during one, when another process may take it over. A new one is due at once. */
    dueAt: moment('due_at')
      .notNull()
      .default(sql`'epoch'`),
  },
  (delivery) => [
    unique('webhook_deliveries_once').on(delivery.eventId, delivery.endpointId),
    index('webhook_deliveries_due')
      .on(delivery.dueAt)
      .where(sql`${delivery.state} = 'waiting'`),
    index('webhook_deliveries_endpoint').on(delivery.endpointId),
    check(
      'webhook_deliveries_state',
      sql`${delivery.state} in ('waiting', 'delivered', 'given_up', 'stopped')`,
    ),
  ],
)

/** One try, and what was answered. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** Null without an answer. */
    status: integer('status'),
    problem: text('problem').$type<AttemptProblem>(),
    /** The first 2 KB. */
    answer: text('answer').notNull(),
  },
  (attempt) => [
    index('webhook_attempts_delivery').on(attempt.deliveryId, attempt.at),
    index('webhook_attempts_at').on(attempt.at),
  ],
)
