import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { OrderPallet } from '../../../shared/api/orders-api.ts'
import type { StepCause } from '../../../shared/orders/order-history.ts'
import { orderEvents } from './order-event-tables.ts'
import { orders } from './order-tables.ts'
import type { OthersShare } from './pallet/share-pallet.ts'

/**
 * The pallets of a group's order, from when it was placed on: each change that rides or falls away adds a version. Rows
 * are only added (a trigger refuses anything else). Orders of the version before have none.
 */
export const palletPlans = pgTable(
  'pallet_plans',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    version: integer('version').notNull(),
    plan: jsonb('plan').$type<OrderPallet>().notNull(),
    /** Pence without VAT: of all pallets, and of them the buyer's. The others' shares are the rest. */
    chargeMinor: integer('charge_minor').notNull(),
    buyerMinor: integer('buyer_minor').notNull(),
    others: jsonb('others').$type<OthersShare[]>().notNull(),
    /** Null of the plan an order was placed with. */
    cause: text('cause').$type<StepCause>(),
    eventId: bigint('event_id', { mode: 'number' }).references(() => orderEvents.id),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (plan) => [
    unique('pallet_plans_version').on(plan.orderId, plan.version),
    check('pallet_plans_buyer', sql`${plan.buyerMinor} between 0 and ${plan.chargeMinor}`),
  ],
)
