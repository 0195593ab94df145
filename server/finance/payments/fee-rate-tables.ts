import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Dray's fee, each since a moment: the platform's, and those agreed with single breweries. */
export const feeRates = pgTable(
  'fee_rates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the platform's. */
    breweryId: uuid('brewery_id'),
    /** In hundredths of a percent, its VAT within; null where a brewery goes back to the platform's. */
    rate: integer('rate'),
    since: timestamp('since', { withTimezone: true, mode: 'string' }).notNull(),
    setBy: text('set_by').notNull(),
  },
  (row) => [
    index('fee_rates_brewery').on(row.breweryId, row.since),
    check('fee_rates_rate', sql`${row.rate} between 0 and 10000`),
  ],
)
