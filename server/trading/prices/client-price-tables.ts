import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import { businesses } from '../../identity/accounts/business-tables.ts'
import { breweries, containers } from '../../catalogue/beers/catalogue-tables.ts'

/** The price lists that a brewery has for some of its clients. */
export const clientPriceLists = pgTable(
  'client_price_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Off the base price of every container without a price of its own, in hundredths of a percent. */
    percentOff: integer('percent_off').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (list) => [
    unique('client_price_lists_name').on(list.breweryId, list.name),
    unique('client_price_lists_of_brewery').on(list.id, list.breweryId),
    check('client_price_lists_percent', sql`${list.percentOff} between 0 and 10000`),
  ],
)

/** Who is on which list: the key holds a client on one list of a brewery at most. */
export const clientPriceMembers = pgTable(
  'client_price_members',
  {
    breweryId: uuid('brewery_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    listId: uuid('list_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (member) => [
    // The client first: a basket asks for one client's lists of every brewery.
    primaryKey({ name: 'client_price_members_key', columns: [member.clientId, member.breweryId] }),
    index('client_price_members_list').on(member.listId),
    foreignKey({
      name: 'client_price_members_own_list',
      columns: [member.listId, member.breweryId],
      foreignColumns: [clientPriceLists.id, clientPriceLists.breweryId],
    }).onDelete('cascade'),
  ],
)

/** Businesses that are on a list with all their sites; a site's own list counts before it (BIZ-12). */
export const clientPriceBusinesses = pgTable(
  'client_price_businesses',
  {
    breweryId: uuid('brewery_id').notNull(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    listId: uuid('list_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (business) => [
    primaryKey({ name: 'client_price_businesses_key', columns: [business.businessId, business.breweryId] }),
    index('client_price_businesses_list').on(business.listId),
    foreignKey({
      name: 'client_price_businesses_own_list',
      columns: [business.listId, business.breweryId],
      foreignColumns: [clientPriceLists.id, clientPriceLists.breweryId],
    }).onDelete('cascade'),
  ],
)

/** Prices of single containers on a list, in pence without VAT. */
export const clientPrices = pgTable(
  'client_prices',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => clientPriceLists.id, { onDelete: 'cascade' }),
    containerId: uuid('container_id')
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    priceMinor: integer('price_minor').notNull(),
  },
  (price) => [
    primaryKey({ name: 'client_prices_key', columns: [price.listId, price.containerId] }),
    index('client_prices_container').on(price.containerId),
    check('client_prices_price', sql`${price.priceMinor} between 0 and 10000000`),
  ],
)
