import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * How often something was tried within a window of time, counted for all processes together.
 */
export const rateLimitCounts = pgTable('attempts', {
  /** SHA-256 of the limit and its subject: the table contains no names. */
  key: text('key').primaryKey(),
  /** Attempts within the window. */
  count: integer('count').notNull(),
  /** The count starts again at 1 after this moment; the row may then be deleted. */
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true, mode: 'date' }).notNull(),
})
