import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ClaimAnswer, ClaimDecision, ClaimKind, ClaimWish } from '../../../shared/orders/claim-kinds.ts'
import type { Shortage } from '../../../shared/orders/delivery-proof.ts'
import type { RefundBearer } from '../../../shared/orders/refund-reasons.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { orderConsignments, orders } from './order-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A buyer's complaint about what arrived, or did not. */
export const orderClaims = pgTable(
  'order_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consignmentId: uuid('consignment_id')
      .notNull()
      .references(() => orderConsignments.id, { onDelete: 'cascade' }),
    /** The person who opened it; null for the clock, for older claims and once that client has left. */
    openedById: uuid('opened_by_id').references(() => clients.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ClaimKind>().notNull(),
    text: text('text').notNull(),
    /** The units concerned; all of the part where none is named. */
    lines: jsonb('lines').$type<Shortage[]>().notNull(),
    wish: text('wish').$type<ClaimWish>().notNull().default('refund'),
    /** Opened after its time was over. */
    isLate: boolean('is_late').notNull().default(false),
    openedAt: moment('opened_at').notNull(),
    /** The brewery's answer; a refusal does not decide the claim on its own. */
    answer: text('answer').$type<ClaimAnswer>(),
    answerNote: text('answer_note'),
    answeredAt: moment('answered_at'),
    /** When the buyer asked Dray after a refusal, and with which words. */
    askedAt: moment('asked_at'),
    askedNote: text('asked_note'),
    decidedAt: moment('decided_at'),
    decision: text('decision').$type<ClaimDecision>(),
    decisionNote: text('decision_note'),
    /** Who pays what was admitted. */
    bearer: text('bearer').$type<RefundBearer>(),
    /** Pence with VAT that came back by it. */
    creditedMinor: integer('credited_minor'),
  },
  (claim) => [
    index('order_claims_consignment').on(claim.consignmentId),
    index('order_claims_open')
      .on(claim.openedAt)
      .where(sql`${claim.decidedAt} is null`),
  ],
)

/** Pictures of claims in the media store, by a name that no one can guess; one without a claim is dropped after a day. */
export const claimPictures = pgTable(
  'order_claim_pictures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Who brought it; null once the client has left. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    claimId: uuid('claim_id').references(() => orderClaims.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** Of its file in the media store, without ending. */
    name: text('name').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    broughtAt: moment('brought_at').notNull(),
  },
  (picture) => [
    index('order_claim_pictures_claim').on(picture.claimId),
    index('order_claim_pictures_free')
      .on(picture.broughtAt)
      .where(sql`${picture.claimId} is null`),
  ],
)
