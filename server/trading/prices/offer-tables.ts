import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { breweries, containers } from '../../catalogue/beers/catalogue-tables.ts'

const containerId = () =>
  uuid('container_id')
    .notNull()
    .references(() => containers.id, { onDelete: 'cascade' })

/** What one costs for those who order so many of a size, in pence without VAT (OFFER-01). */
export const quantityPrices = pgTable(
  'quantity_prices',
  {
    containerId: containerId(),
    fromUnits: integer('from_units').notNull(),
    priceMinor: integer('price_minor').notNull(),
  },
  (price) => [
    primaryKey({ name: 'quantity_prices_key', columns: [price.containerId, price.fromUnits] }),
    check('quantity_prices_units', sql`${price.fromUnits} between 2 and 1000`),
    check('quantity_prices_price', sql`${price.priceMinor} between 1 and 10000000`),
  ],
)

/** The price below which a brewery does not want to sell a size; buyers never see it (OFFER-08). */
export const floorPrices = pgTable(
  'floor_prices',
  {
    containerId: containerId().primaryKey(),
    priceMinor: integer('price_minor').notNull(),
  },
  (price) => [check('floor_prices_price', sql`${price.priceMinor} between 1 and 10000000`)],
)

/** Mixed offers, from so many units of several sizes on, and dated offers, from one day to another (OFFER-02, OFFER-03). */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Units of all its sizes in one order; 1 of a dated offer. */
    fromUnits: integer('from_units').notNull().default(1),
    /** Off the base price, in hundredths of a percent; null of an offer with a price. */
    percentOff: integer('percent_off'),
    priceMinor: integer('price_minor'),
    /** Its first and last day in London; both null of a mixed offer. */
    fromDay: date('from_day', { mode: 'string' }),
    untilDay: date('until_day', { mode: 'string' }),
    /** Units that are sold at it; null is without a limit. */
    unitLimit: integer('unit_limit'),
    /** A copy of what orders have taken of the limit; placing an order counts again. */
    unitsTaken: integer('units_taken').notNull().default(0),
    /** Whether the containers of its sizes have it: its days have begun and units are left. */
    isShown: boolean('is_shown').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (offer) => [
    unique('offers_name').on(offer.breweryId, offer.name),
    check('offers_percent', sql`${offer.percentOff} between 1 and 10000`),
    check('offers_price', sql`${offer.priceMinor} between 1 and 10000000`),
    check('offers_one_price', sql`(${offer.percentOff} is null) <> (${offer.priceMinor} is null)`),
    check('offers_from_units', sql`${offer.fromUnits} between 1 and 1000`),
    check('offers_dated', sql`(${offer.fromUnits} = 1) = (${offer.fromDay} is not null)`),
    check('offers_days', sql`(${offer.fromDay} is null) = (${offer.untilDay} is null)`),
    check('offers_order_of_days', sql`${offer.untilDay} >= ${offer.fromDay}`),
    check('offers_limit', sql`${offer.unitLimit} between 1 and 100000`),
    check('offers_taken', sql`${offer.unitsTaken} >= 0`),
  ],
)

/** The sizes of an offer. */
export const offerSizes = pgTable(
  'offer_sizes',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    containerId: containerId(),
  },
  (size) => [
    primaryKey({ name: 'offer_sizes_key', columns: [size.offerId, size.containerId] }),
    index('offer_sizes_container').on(size.containerId),
  ],
)
