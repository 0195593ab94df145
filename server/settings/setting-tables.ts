import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row a setting: flags, notice strip, heroes and the like; each value is checked by its schema. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
})
