import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { OrderRole } from '../../../shared/orders/order-steps.ts'
import type { HistoryVerb, StepCause, StepMeans } from '../../../shared/orders/order-history.ts'
import { orderConsignments, orders } from './order-tables.ts'

/**
 * What happened to an order, in the order it happened. Rows are only added, and the states of its parts are a fold of
 * them (shared/orders/fold-events.ts). A trigger refuses any change but taking the note away, once its buyer has left.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The part it concerns; null for all of them. */
    consignmentId: uuid('consignment_id').references(() => orderConsignments.id),
    verb: text('verb').$type<HistoryVerb>().notNull(),
    /** Both null where no state moves. */
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>(),
    /** The client or member; null for the system and for the command line. */
    actorId: uuid('actor_id'),
    /** Null for buyers, whose name is the order's to forget. */
    actorName: text('actor_name'),
    role: text('role').$type<OrderRole>().notNull(),
    means: text('means').$type<StepMeans>().notNull(),
    /** The brewery or organiser in whose name staff took the step. */
    onBehalf: text('on_behalf'),
    reason: text('reason'),
    note: text('note'),
    /** Who has to pay what it costs. */
    cause: text('cause').$type<StepCause>(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (event) => [index('order_events_order').on(event.orderId)],
)
