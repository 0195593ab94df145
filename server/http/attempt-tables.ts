import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried within a window of time, counted for all processes together. */
export const attempts = pgTable('attempts', {
  /** SHA-256 of what is limited and for whom: the table names nobody. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true, mode: 'date' }).notNull(),
})
