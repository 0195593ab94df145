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
  uuid,
} from 'drizzle-orm/pg-core'
import { containerKinds, type ContainerKind } from '../../../shared/deposits/container-names.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { Actor } from '../../platform/audit/actor.ts'

const movementKinds = ['out', 'back', 'lost', 'written_off', 'found', 'missing'] as const
export type MovementKind = (typeof movementKinds)[number]

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** Where a client's containers are: an address that something was delivered to. It outlives the client's account. */
export const containerPlaces = pgTable(
  'container_places',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** Street and postcode in small letters: the same however they were typed. */
    addressKey: text('address_key').notNull(),
    /** Null once the client has left. */
    street: text('street'),
    town: text('town').notNull(),
    postcode: text('postcode').notNull(),
    /** The business of the client in small letters, which triggers keep: lists walk places by it. */
    pubName: text('pub_name'),
  },
  (place) => [
    unique('container_places_address').on(place.clientId, place.addressKey),
    index('container_places_named').on(place.pubName, place.clientId),
  ],
)

const cell = {
  placeId: uuid('place_id')
    .notNull()
    .references(() => containerPlaces.id),
  /** Of the catalogue; the row outlives the brewery there. */
  breweryId: uuid('brewery_id').notNull(),
  kind: text('kind').$type<ContainerKind>().notNull(),
}

/**
 * Containers that came to a pub or left it; rows are never changed. Those that were sent and, as a claim about their part showed,
 * did not come are missing: such a row corrects the one that had them come. A trigger adds each to its level, and the database
 * refuses a level below zero (server/trading/empties/README.md).
 */
export const containerMovements = pgTable(
  'container_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...cell,
    what: text('what').$type<MovementKind>().notNull(),
    count: integer('count').notNull(),
    /** When it was so. */
    at: moment('at').notNull(),
    /** The part that brought them. */
    partId: uuid('part_id'),
    orderNumber: text('order_number'),
    runId: uuid('run_id'),
    actor: jsonb('actor').$type<Actor>().notNull(),
    /** Names under a count: of who took them back, and of the pub. */
    signedByDriver: text('signed_by_driver'),
    signedByPub: text('signed_by_pub'),
    note: text('note'),
    /** Of missing ones: the movement out that had them come. */
    correctsId: bigint('corrects_id', { mode: 'number' }),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (movement) => [
    index('container_movements_cell').on(movement.placeId, movement.breweryId, movement.kind, movement.at),
    index('container_movements_part')
      .on(movement.partId, movement.kind)
      .where(sql`${movement.what} = 'out'`),
    index('container_movements_corrects')
      .on(movement.correctsId)
      .where(sql`${movement.correctsId} is not null`),
    check('container_movements_what', sql`${movement.what} in (${listed(movementKinds)})`),
    check('container_movements_kind', sql`${movement.kind} in (${listed(containerKinds)})`),
    check('container_movements_count', sql`${movement.count} between 1 and 100000`),
  ],
)

/** Movements back or missing, which give deposits back where their containers had one (EMPT-05). */
export const depositReturns = pgTable(
  'deposit_returns',
  {
    movementId: bigint('movement_id', { mode: 'number' })
      .primaryKey()
      .references(() => containerMovements.id),
    /** Null until their deposit is credited. */
    settledAt: moment('settled_at'),
  },
  (row) => [
    index('deposit_returns_open')
      .on(row.movementId)
      .where(sql`${row.settledAt} is null`),
  ],
)

/** The sum of a cell's movements, which only the triggers on them write. */
export const containerLevels = pgTable(
  'container_levels',
  {
    ...cell,
    atPub: integer('at_pub').notNull(),
    /** Days in London on which what is there came, the oldest first, and how many of each; what came first goes first. */
    lotDays: date('lot_days').array().notNull().default([]),
    lotCounts: integer('lot_counts').array().notNull().default([]),
  },
  (level) => [
    primaryKey({ columns: [level.placeId, level.breweryId, level.kind] }),
    index('container_levels_brewery').on(level.breweryId, level.kind, level.placeId, level.atPub),
    check('container_levels_at_pub', sql`${level.atPub} >= 0`),
  ],
)

const countStates = ['asked', 'agreed', 'disputed', 'dropped'] as const
export type CountState = (typeof countStates)[number]
const countSides = ['brewery', 'pub'] as const
export type CountSide = (typeof countSides)[number]

/** A count of empties that only one side has signed: nothing is moved until the other agrees. */
export const containerCounts = pgTable(
  'container_counts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...cell,
    count: integer('count').notNull(),
    /** Whose word it is so far. */
    side: text('side').$type<CountSide>().notNull(),
    state: text('state').$type<CountState>().notNull().default('asked'),
    countedBy: text('counted_by').notNull(),
    note: text('note'),
    orderNumber: text('order_number'),
    runId: uuid('run_id'),
    countedAt: moment('counted_at').notNull(),
    /** Silence until then agrees. */
    answerBy: moment('answer_by').notNull(),
    answeredBy: text('answered_by'),
    /** What the other side, or Dray, said of it. */
    answer: text('answer'),
    endedAt: moment('ended_at'),
  },
  (count) => [
    index('container_counts_waiting')
      .on(count.answerBy)
      .where(sql`${count.state} = 'asked'`),
    index('container_counts_place').on(count.placeId, count.breweryId, count.countedAt),
    index('container_counts_brewery').on(count.breweryId, count.countedAt),
    check('container_counts_state', sql`${count.state} in (${listed(countStates)})`),
    check('container_counts_side', sql`${count.side} in (${listed(countSides)})`),
    check('container_counts_kind', sql`${count.kind} in (${listed(containerKinds)})`),
    check('container_counts_count', sql`${count.count} between 1 and 100000`),
  ],
)
