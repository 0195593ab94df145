import { sql } from 'drizzle-orm'
import {
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
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { ProposedLine } from '../../../shared/orders/proposal.ts'
import type { LinkVerb } from '../../../shared/orders/step-link-data.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { orderConsignments, orderLines } from './order-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const part = () =>
  uuid('consignment_id')
    .notNull()
    .references(() => orderConsignments.id, { onDelete: 'cascade' })

export type ProposalState = 'open' | 'agreed' | 'declined' | 'withdrawn' | 'given_up'

/** What a brewery offers in place of what was ordered; one at a time is open for a part. */
export const orderProposals = pgTable(
  'order_proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consignmentId: part(),
    state: text('state').$type<ProposalState>().notNull(),
    lines: jsonb('lines').$type<ProposedLine[]>().notNull(),
    /** A later day to leave on; null where the day stays. */
    dispatchOn: date('dispatch_on', { mode: 'string' }),
    /** Of a part that missed its run: the later one, and the pallets and grams it would take there. */
    runId: uuid('run_id'),
    runPallets: integer('run_pallets').notNull().default(0),
    runWeightG: integer('run_weight_g').notNull().default(0),
    note: text('note'),
    stateBefore: text('state_before').$type<OrderState>().notNull(),
    proposedAt: moment('proposed_at').notNull(),
    answerBy: moment('answer_by').notNull(),
    answeredAt: moment('answered_at'),
  },
  (proposal) => [
    uniqueIndex('order_proposals_open')
      .on(proposal.consignmentId)
      .where(sql`${proposal.state} = 'open'`),
  ],
)

/** What a brewery's people have ticked off while picking: so many units of a line are ready. */
export const orderPicks = pgTable(
  'order_picks',
  {
    consignmentId: part(),
    position: integer('position').notNull(),
    units: integer('units').notNull(),
    pickedAt: moment('picked_at').notNull(),
  },
  (pick) => [
    primaryKey({ columns: [pick.consignmentId, pick.position] }),
    check('order_picks_units', sql`${pick.units} >= 0`),
  ],
)

/** What left of a part at one time. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consignmentId: part(),
    position: integer('position').notNull(),
    carrier: text('carrier'),
    tracking: text('tracking'),
    sentAt: moment('sent_at').notNull(),
  },
  (shipment) => [unique('order_shipments_position').on(shipment.consignmentId, shipment.position)],
)

export const orderShipmentLines = pgTable(
  'order_shipment_lines',
  {
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => orderShipments.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
  },
  (line) => [unique('order_shipment_lines_line').on(line.shipmentId, line.lineId)],
)

/** What a client wants when a brewery cannot send everything, for orders to come. */
export const standingWishes = pgTable('standing_wishes', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  wish: text('wish').$type<StandingWish>().notNull(),
})

/** A link in a mail that takes one step of a part, once: the hash of its token, and whose it is. */
export const stepLinks = pgTable(
  'step_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    consignmentId: part(),
    verb: text('verb').$type<LinkVerb>().notNull(),
    /** How many events the part had: a link does nothing once the part has moved on. */
    version: integer('version').notNull(),
    /** Of a brewery's people; null for the buyer, and for the brewery's own address. */
    memberId: uuid('member_id').references(() => clients.id, { onDelete: 'cascade' }),
    validUntil: moment('valid_until').notNull(),
    usedAt: moment('used_at'),
  },
  (link) => [index('step_links_valid').on(link.validUntil)],
)
