import { bigint, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'

/** Beers that a client has saved; a beer that permanently leaves the shop leaves this table too. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    /** Beers are listed in the order they were added. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.clientId, item.beerId] }),
    index('wishlist_items_beer').on(item.beerId),
  ],
)
