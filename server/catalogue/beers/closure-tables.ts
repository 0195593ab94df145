import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { breweries } from './catalogue-tables.ts'

/** Days on which a brewery neither delivers nor answers: no working days of its own, like bank holidays. */
export const breweryClosures = pgTable(
  'brewery_closures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    /** Both ends are closed days, in London. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (closure) => [
    index('brewery_closures_brewery').on(closure.breweryId, closure.toDay),
    check('brewery_closures_days', sql`${closure.fromDay} <= ${closure.toDay}`),
  ],
)
