import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '../../../shared/api/orders-api.ts'
import type { OrderCollection } from '../../../shared/api/standing-orders-api.ts'
import type { OccurrenceState, StandingOrderState } from '../../../shared/orders/standing-order-days.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { Offer } from '../basket/offer.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A line of a standing order; `priceMinor` is what its buyer was last shown, null while it has no price. */
export type StandingLine = {
  kind: Offer['kind']
  itemId: string
  quantity: number
  priceMinor: number | null
  snapshot: Offer
}
/** What an occurrence is placed by; a change of its standing order counts from the next preview on. */
export type OccurrenceTerms = { payment: PaymentMethod; wish: StandingWish; premisesId: string }
/** What an occurrence would come to, as its buyer was shown it. */
export type OccurrencePreview = {
  goodsMinor: number
  /** Of previews from before deposits it is missing. */
  depositsMinor?: number
  shippingMinor: number
  vatMinor: number
  totalMinor: number
  /** What differs from what was shown before, a sentence each. */
  changes: string[]
  /** Why it could not be placed as things stood; null where it could. */
  problem: string | null
  /** 'Arrives Wednesday 25 November. …' of a group's; null of a regular order. */
  runText: string | null
}

/** What a buyer orders again and again, until it is paused or ended (STAND-01). */
export const standingOrders = pgTable(
  'standing_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    state: text('state').$type<StandingOrderState>().notNull().default('active'),
    /** Why it is paused, in a sentence; null where its buyer paused it. */
    pausedReason: text('paused_reason'),
    groupId: uuid('group_id'),
    groupName: text('group_name'),
    lines: jsonb('lines').$type<StandingLine[]>().notNull(),
    /** Of the saved address; a client may delete it, and then nothing is placed until another is named. */
    premisesId: uuid('premises_id').notNull(),
    collections: jsonb('collections').$type<OrderCollection[]>().notNull(),
    payment: text('payment').$type<PaymentMethod>().notNull(),
    wish: text('wish').$type<StandingWish>().notNull(),
    rhythmWeeks: integer('rhythm_weeks').notNull(),
    /** The day of the first occurrence; of a group's, any day of the week in which its run arrives. */
    firstOn: date('first_on', { mode: 'string' }).notNull(),
    /** Occurrences in a row that could not be placed. */
    failures: integer('failures').notNull().default(0),
    /** It was made or resumed then. */
    activeSince: moment('active_since').notNull(),
    /** When the clock looks at it next. */
    lookAt: moment('look_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (order) => [
    index('standing_orders_client').on(order.clientId),
    index('standing_orders_look')
      .on(order.lookAt)
      .where(sql`${order.state} = 'active'`),
    check('standing_orders_state_known', sql`${order.state} in ('active', 'paused', 'ended')`),
    check('standing_orders_rhythm', sql`${order.rhythmWeeks} in (1, 2, 4)`),
    check('standing_orders_payment', sql`${order.payment} in ('card', 'invoice')`),
  ],
)

/** One turn of a standing order; at most one order comes of it, whatever runs twice (STAND-06). */
export const standingOccurrences = pgTable(
  'standing_occurrences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    standingOrderId: uuid('standing_order_id')
      .notNull()
      .references(() => standingOrders.id, { onDelete: 'cascade' }),
    /** The day of its rhythm. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The run it travels on; null of a regular order. */
    runId: uuid('run_id'),
    cutOffAt: moment('cut_off_at').notNull(),
    state: text('state').$type<Exclude<OccurrenceState, 'coming'>>().notNull(),
    lines: jsonb('lines').$type<StandingLine[]>().notNull(),
    /** Its buyer changed the lines of this one alone. */
    isChanged: boolean('is_changed').notNull().default(false),
    preview: jsonb('preview').$type<OccurrencePreview>(),
    /** Of its preview; null without one, and of one that a process of the version before previewed. */
    terms: jsonb('terms').$type<OccurrenceTerms>(),
    /** Once placed: which lines were left out or are fewer, a sentence each. */
    leftOut: jsonb('left_out').$type<string[]>().notNull().default([]),
    /** Why it failed, in a sentence. */
    reason: text('reason'),
    orderNumber: text('order_number').unique(),
    settledAt: moment('settled_at'),
  },
  (occurrence) => [
    unique('standing_occurrences_day').on(occurrence.standingOrderId, occurrence.day),
    index('standing_occurrences_due')
      .on(occurrence.cutOffAt)
      .where(sql`${occurrence.state} = 'prepared'`),
    check(
      'standing_occurrences_state_known',
      sql`${occurrence.state} in ('prepared', 'skipped', 'placed', 'lapsed', 'failed')`,
    ),
    check(
      'standing_occurrences_order',
      sql`(${occurrence.state} = 'placed') = (${occurrence.orderNumber} is not null)`,
    ),
  ],
)

/** Links of a preview's mail: each does one thing with one occurrence, once (STAND-03). */
export const standingLinks = pgTable(
  'standing_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    occurrenceId: uuid('occurrence_id')
      .notNull()
      .references(() => standingOccurrences.id, { onDelete: 'cascade' }),
    verb: text('verb').$type<'skip' | 'change' | 'confirm'>().notNull(),
    usedAt: moment('used_at'),
  },
  (link) => [
    index('standing_links_occurrence').on(link.occurrenceId),
    check('standing_links_verb_known', sql`${link.verb} in ('skip', 'change', 'confirm')`),
  ],
)
