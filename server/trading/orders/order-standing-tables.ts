import { boolean, index, integer, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import { orders } from './order-tables.ts'

/**
 * In which views of the staff's list an order is. Triggers write it with the states of its parts and of its payment
 * (migration 0060), so that orders themselves need no index on what changes often (server/platform/counters/README.md).
 */
export const orderStandings = pgTable(
  'order_standings',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    placedAt: timestamp('placed_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** A bit for each state that a part of it is in, the first state the lowest. */
    partStates: smallint('part_states').notNull(),
    isCharged: boolean('is_charged').notNull(),
  },
  (standing) => [
    index('order_standings_view').on(
      standing.partStates,
      standing.isCharged,
      standing.placedAt,
      standing.orderId,
    ),
  ],
)

/**
 * The pubs that bought of a brewery. A trigger adds each part once its brewery knows of it, at the end of the
 * transaction, so that orders of one pub never wait for each other crosswise.
 */
export const breweryPubs = pgTable(
  'brewery_pubs',
  {
    /** Of the catalogue; the row outlives the brewery there. */
    breweryId: uuid('brewery_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    orders: integer('orders').notNull(),
    lastOrderId: uuid('last_order_id').notNull(),
    lastOrderAt: timestamp('last_order_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (pub) => [
    primaryKey({ columns: [pub.clientId, pub.breweryId] }),
    index('brewery_pubs_last').on(pub.breweryId, pub.lastOrderAt, pub.clientId),
    index('brewery_pubs_order').on(pub.lastOrderId),
  ],
)
