import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How far the demo trade of the demo shop is written; one row at the most. */
export const demoTrade = pgTable('made_up_trade', {
  name: text('name').primaryKey(),
  /** The moment that the trade leads up to. */
  endsAt: moment('ends_at').notNull(),
  /** How many weeks before that it begins. */
  weeks: integer('weeks').notNull(),
  stepsDone: integer('steps_done').notNull().default(0),
  /** The numbers of its orders, by what the plan calls them. */
  numbers: jsonb('numbers').$type<Record<string, string>>().notNull().default({}),
  finishedAt: moment('finished_at'),
})
