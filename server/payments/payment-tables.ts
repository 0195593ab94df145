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
import { orders } from '../orders/order-tables.ts'
import type { PaymentEvent } from './payment-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What is asked of a provider for an order: one payment, however many attempts it takes. */
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

/** All that providers ever said, each thing once. */
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

/** Money that is to go back. A row is due until the provider has said that it did. */
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
  },
  (refund) => [
    index('refunds_due')
      .on(refund.dueAt)
      .where(sql`${refund.doneAt} is null`),
    check('refunds_amount', sql`${refund.amountMinor} > 0`),
  ],
)
