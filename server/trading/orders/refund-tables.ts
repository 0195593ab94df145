import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RefundItem } from '../../../shared/api/refunds-api.ts'
import type { OrderRole } from '../../../shared/orders/order-steps.ts'
import type { RefundBearer, BookedReason } from '../../../shared/orders/refund-reasons.ts'
import { orderConsignments, orders } from './order-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export type RefundState = 'asked' | 'done' | 'lapsed'

/** A decision that money goes back for what was sent; one that waits for a second person is asked. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    items: jsonb('items').$type<RefundItem[]>().notNull(),
    goodwillMinor: integer('goodwill_minor').notNull(),
    reason: text('reason').$type<BookedReason>().notNull(),
    bearer: text('bearer').$type<RefundBearer>().notNull(),
    note: text('note').notNull(),
    /** Paid out by bank under this reference; null where it goes to the card or off what is owed. */
    bankReference: text('bank_reference'),
    /** All of it with VAT, goodwill too. */
    grossMinor: integer('gross_minor').notNull(),
    /** The claim it follows from; limits are of refunds without one. */
    claimId: uuid('claim_id'),
    role: text('role').$type<OrderRole>().notNull(),
    askedById: uuid('asked_by_id'),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    confirmedById: uuid('confirmed_by_id'),
    confirmedBy: text('confirmed_by'),
    /** It needed a second person, and there was none. */
    isAlone: boolean('is_alone').notNull().default(false),
    endedAt: moment('ended_at'),
  },
  (refund) => [
    index('order_refunds_order').on(refund.orderId, refund.askedAt),
    index('order_refunds_asked')
      .on(refund.askedAt)
      .where(sql`${refund.state} = 'asked'`),
    check('order_refunds_gross', sql`${refund.grossMinor} > 0`),
  ],
)

/** What of a part is credited after it was sent. Rows are only added (a trigger refuses anything else). */
export const orderCredits = pgTable(
  'order_credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => orderRefunds.id),
    consignmentId: uuid('consignment_id')
      .notNull()
      .references(() => orderConsignments.id),
    what: text('what').$type<'units' | 'rebate' | 'delivery' | 'deposit'>().notNull(),
    /** The line, from 0; null of the delivery. */
    position: integer('position'),
    /** Credited units; of a rebate the units that it lowers; of a deposit the containers that are back. */
    units: integer('units').notNull(),
    /** Pence without VAT, of a rebate and of the delivery. */
    amountMinor: integer('amount_minor').notNull(),
  },
  (credit) => [index('order_credits_consignment').on(credit.consignmentId)],
)
