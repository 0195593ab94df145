import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PublicOffers } from '../../../shared/prices/public-offers.ts'
import type { DigestKind } from '../../../shared/newsletter/alert-kinds.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { breweries, containers } from '../../catalogue/beers/catalogue-tables.ts'
import { groups } from '../../catalogue/groups/group-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const clientId = () =>
  uuid('client_id')
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })
const containerId = () =>
  uuid('container_id')
    .notNull()
    .references(() => containers.id, { onDelete: 'cascade' })

/** A brewery or a group that a client follows. */
export const follows = pgTable(
  'follows',
  {
    id: identity(),
    clientId: clientId(),
    breweryId: uuid('brewery_id').references(() => breweries.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    followedAt: moment('followed_at').notNull(),
  },
  (follow) => [
    unique('follows_one_brewery').on(follow.clientId, follow.breweryId),
    unique('follows_one_group').on(follow.clientId, follow.groupId),
    index('follows_brewery').on(follow.breweryId),
    index('follows_group').on(follow.groupId),
    check('follows_one_thing', sql`num_nonnulls(${follow.breweryId}, ${follow.groupId}) = 1`),
  ],
)

/** A sold-out size that a client wants to hear about. Requests are answered in the order of time and id. */
export const stockRequests = pgTable(
  'stock_requests',
  {
    id: identity(),
    clientId: clientId(),
    containerId: containerId(),
    requestedAt: moment('requested_at').notNull(),
    /** Null while the client waits. */
    notifiedAt: moment('notified_at'),
  },
  (request) => [
    unique('stock_requests_once').on(request.clientId, request.containerId),
    index('stock_requests_waiting')
      .on(request.containerId, request.requestedAt, request.id)
      .where(sql`${request.notifiedAt} is null`),
    index('stock_requests_notified').on(request.containerId, request.notifiedAt),
  ],
)

/**
 * A size on a wishlist whose price has changed, with its price before; a trigger on containers adds it. A job compares it with
 * the price of now: drops stay for some days, other changes are removed.
 */
export const priceDrops = pgTable(
  'price_drops',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    containerId: containerId(),
    oldPriceMinor: integer('old_price_minor').notNull(),
    oldOffers: jsonb('old_offers').$type<PublicOffers>(),
    /** What one cost for everybody before; null until it is compared. */
    fromMinor: integer('from_minor'),
    foundAt: moment('found_at'),
  },
  (drop) => [
    uniqueIndex('price_drops_new')
      .on(drop.containerId)
      .where(sql`${drop.foundAt} is null`),
    index('price_drops_found').on(drop.containerId, drop.foundAt),
    check('price_drops_compared', sql`(${drop.fromMinor} is null) = (${drop.foundAt} is null)`),
  ],
)

/** What a client has had in a daily email: a beer, a price drop or a size that was low. */
export const sentAlerts = pgTable(
  'sent_alerts',
  {
    clientId: clientId(),
    kind: text('kind').$type<DigestKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (sent) => [
    primaryKey({ columns: [sent.clientId, sent.kind, sent.subjectId] }),
    index('sent_alerts_subject').on(sent.kind, sent.subjectId),
    index('sent_alerts_at').on(sent.sentAt),
  ],
)

/** How far the daily emails of a London day have come: clients are written to in the order of their ids. */
export const alertDigests = pgTable('alert_digests', {
  day: date('day', { mode: 'string' }).primaryKey(),
  lastClientId: uuid('last_client_id'),
  mails: integer('mails').notNull().default(0),
  finishedAt: moment('finished_at'),
})
