import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { DisputeState } from './provider-disputes.ts'
import type { PaymentEvent } from './payment-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** As much of the orders as a foreign key names: orders use payments, so payments cannot import them. */
const orders = pgTable('orders', { id: uuid('id').primaryKey() })

/** The payment of an order at a provider: one payment for any number of attempts. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's name of the intent. */
    reference: text('reference').notNull().unique(),
    amountMinor: integer('amount_minor').notNull(),
    /** The processing fee of that day, in hundredths of a percent. */
    feeRate: integer('fee_rate').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (payment) => [unique('payments_order').on(payment.orderId)],
)

/** All events from providers, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<PaymentEvent['kind']>().notNull(),
    attempt: integer('attempt').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (event) => [primaryKey({ columns: [event.paymentId, event.eventId] })],
)

/** Refunds. A row is due until the provider confirms it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The consignment that is refunded by it; null for a part of one, or for money that came too late. */
    consignmentId: uuid('consignment_id'),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    /** Since when it is owed; null of refunds from before this was stored. */
    owedAt: moment('owed_at'),
  },
  (refund) => [
    index('refunds_due')
      .on(refund.dueAt)
      .where(sql`${refund.doneAt} is null`),
    index('refunds_done')
      .on(refund.doneAt.desc().nullsFirst(), refund.id)
      .where(sql`${refund.doneAt} is not null`),
    check('refunds_amount', sql`${refund.amountMinor} > 0`),
  ],
)

/** Payments that their buyers dispute at the bank, one row a dispute of the provider. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's name of it. */
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    evidenceDueAt: moment('evidence_due_at'),
    /** What the bank has of it now. */
    withdrawnMinor: integer('withdrawn_minor').notNull(),
    heardAt: moment('heard_at').notNull(),
    endedAt: moment('ended_at'),
    /** Who pays for a lost one, once finance has decided; credited is what a brewery pays of it, with VAT. */
    bearer: text('bearer').$type<'brewery' | 'dray'>(),
    creditedMinor: integer('credited_minor').notNull().default(0),
    note: text('note'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (dispute) => [
    index('disputes_payment').on(dispute.paymentId),
    index('disputes_newest').on(dispute.heardAt.desc().nullsFirst(), dispute.id.desc().nullsFirst()),
    check('disputes_amount', sql`${dispute.amountMinor} > 0`),
    check('disputes_credited', sql`${dispute.creditedMinor} between 0 and ${dispute.amountMinor}`),
    check(
      'disputes_state',
      sql`${dispute.state} in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed')`,
    ),
  ],
)

/** Refunds that were made in the provider's dashboard: money that is back without a credit, until it has one. */
export const foreignRefunds = pgTable(
  'foreign_refunds',
  {
    /** The provider's name of it. */
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountMinor: integer('amount_minor').notNull(),
    /** What no credit has taken up yet. */
    leftMinor: integer('left_minor').notNull(),
    heardAt: moment('heard_at').notNull(),
  },
  (refund) => [
    index('foreign_refunds_payment').on(refund.paymentId),
    check('foreign_refunds_left', sql`${refund.leftMinor} between 0 and ${refund.amountMinor}`),
  ],
)
