import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Of the version before, whose processes write and read it during an upgrade; nothing else does. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  everySeconds: integer('every_seconds').notNull(),
  endedAt: moment('ended_at').notNull(),
  succeededAt: moment('succeeded_at'),
  error: text('error'),
})
