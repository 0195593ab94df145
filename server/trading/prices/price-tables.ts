import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'

/**
 * Every price a container has had or will have: rows are added and never changed, but for when they came to hold. A price to
 * come leaves with the import that wrote it.
 */
export const prices = pgTable(
  'prices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    containerId: uuid('container_id')
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    /** Pence without VAT for the whole container or pack; null is 'Contact for pricing'. */
    priceMinor: integer('price_minor'),
    /** The day in London from which it holds. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    setBy: text('set_by').notNull(),
    setAt: timestamp('set_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Null while its day is to come. */
    appliedAt: timestamp('applied_at', { withTimezone: true, mode: 'string' }),
  },
  (price) => [
    index('prices_container').on(price.containerId, price.fromDay.desc(), price.id.desc()),
    // What comes next of a container; few rows wait.
    index('prices_next')
      .on(price.containerId, price.fromDay, price.id.desc().nullsFirst())
      .where(sql`${price.appliedAt} is null`),
    index('prices_waiting')
      .on(price.fromDay)
      .where(sql`${price.appliedAt} is null`),
    check('prices_price', sql`${price.priceMinor} >= 0`),
  ],
)
