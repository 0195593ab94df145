import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OrderRole } from '../../../shared/orders/order-steps.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import type { Offer } from '../basket/offer.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A line as it was read out on the phone; its id is the stock ledger's while its units are reserved. */
export type PhoneLine = {
  lineId: string
  kind: Offer['kind']
  itemId: string
  quantity: number
  priceMinor: number | null
  snapshot: Offer
}

/** Which breweries a client lets place orders on its account that it gives by phone; off without a row (REP-03). */
export const phoneOrderPermissions = pgTable(
  'phone_order_permissions',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    breweryId: uuid('brewery_id').notNull(),
    allowedAt: moment('allowed_at').notNull(),
  },
  (permission) => [primaryKey({ columns: [permission.clientId, permission.breweryId] })],
)

/** An order that was taken by phone and sent to its buyer for confirmation (REP-02). */
export const phoneOrders = pgTable(
  'phone_orders',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** A brewery, or a group. */
    sellerId: uuid('seller_id').notNull(),
    groupId: uuid('group_id'),
    sellerName: text('seller_name').notNull(),
    takenById: uuid('taken_by_id'),
    takenByName: text('taken_by_name').notNull(),
    takenByRole: text('taken_by_role').$type<OrderRole>().notNull(),
    /** Who called, where it was said. */
    caller: text('caller'),
    poNumber: text('po_number'),
    premisesId: uuid('premises_id').notNull(),
    lines: jsonb('lines').$type<PhoneLine[]>().notNull(),
    totalMinor: integer('total_minor').notNull(),
    sentAt: moment('sent_at').notNull(),
    validUntil: moment('valid_until').notNull(),
    /** Until when its stock is reserved; null once it is released. */
    reservedUntil: moment('reserved_until'),
    withdrawnAt: moment('withdrawn_at'),
    /** Once it is confirmed. */
    orderNumber: text('order_number').unique(),
  },
  (order) => [
    index('phone_orders_client').on(order.clientId, order.sellerId, order.sentAt),
    index('phone_orders_valid').on(order.validUntil),
    index('phone_orders_reserved')
      .on(order.reservedUntil)
      .where(sql`${order.reservedUntil} is not null`),
    check('phone_orders_total', sql`${order.totalMinor} >= 0`),
  ],
)
