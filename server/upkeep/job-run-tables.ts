import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The last run of each job, by any process. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  everySeconds: integer('every_seconds').notNull(),
  endedAt: moment('ended_at').notNull(),
  /** When it last went well; null before the first time. */
  succeededAt: moment('succeeded_at'),
  /** Of the last run, where it failed. */
  error: text('error'),
})
