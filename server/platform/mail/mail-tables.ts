import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Mails that wait to be sent, and dead letters. Sent mails are removed (docs/decisions/0010). */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    template: text('template').notNull(),
    toEmail: text('to_email').notNull(),
    toName: text('to_name').notNull(),
    /** The template's data, without its secret. */
    data: jsonb('data').notNull(),
    /** The link or code of the mail (secret-fields.ts), sealed; null without one, and once the mail was given up. */
    secret: text('secret'),
    /** What is not a deadline waits for seven in the morning between 21:00 and 07:00. */
    waitsForMorning: boolean('waits_for_morning').notNull().default(false),
    /** One of many alike: it waits until the mails of single people are out. */
    isBulk: boolean('is_bulk').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; while it is being sent, when another process may take it over. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** After this time the mail is useless, because its link has expired. */
    expiresAt: moment('expires_at'),
    failedForGoodAt: moment('given_up_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mails_due')
      .on(table.isBulk, table.dueAt)
      .where(sql`${table.failedForGoodAt} is null`),
  ],
)
