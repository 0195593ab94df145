import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The highest value of a figure that may be an alarm on each London day; a job writes and tidies it. */
export const figureDays = pgTable(
  'figure_days',
  {
    name: text('name').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: doublePrecision('value').notNull(),
  },
  (figure) => [primaryKey({ columns: [figure.name, figure.day] })],
)
