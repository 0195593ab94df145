import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The jobs of all processes: when each is due, which process runs it, and how it went (docs/decisions/0116). */
export const jobs = pgTable(
  'jobs',
  {
    name: text('name').primaryKey(),
    everySeconds: integer('every_seconds').notNull(),
    /** From when on a process may take it. */
    dueAt: moment('due_at').notNull(),
    /** The process that has taken it, and until when it is left to that one. */
    holder: uuid('holder'),
    heldUntil: moment('held_until'),
    /** Its last run by any process; null before the first. */
    endedAt: moment('ended_at'),
    milliseconds: integer('milliseconds'),
    /** When it last went well; null before the first time. */
    succeededAt: moment('succeeded_at'),
    /** Runs that failed since it last went well. */
    failures: integer('failures').notNull().default(0),
    /** Of the last run, where it failed; without addresses of people. */
    error: text('error'),
  },
  (job) => [
    check('jobs_interval', sql`${job.everySeconds} > 0`),
    check('jobs_holder', sql`(${job.holder} is null) = (${job.heldUntil} is null)`),
    check('jobs_failures', sql`(${job.failures} = 0) = (${job.error} is null)`),
    check('jobs_bounds', sql`char_length(${job.name}) <= 100 and char_length(${job.error}) <= 300`),
  ],
)
