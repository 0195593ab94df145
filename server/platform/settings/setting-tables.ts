import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per setting: flags, notice strip, heroes and the like. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  /** Each setting has a schema, which checks it. */
  value: jsonb('value').notNull(),
  /** Of the last change by an operator. */
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
})
