import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LetterCategory } from '../../shared/newsletter.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Who asked for which letters, and with which words they agreed. A letter goes to those that are confirmed and not
 * ended; what has ended stays, so that it is known not to write (docs/decisions/0015).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The address in the form two of them are compared in. */
    emailKey: text('email_key').notNull(),
    category: text('category').$type<LetterCategory>().notNull(),
    /** As its owner wrote it. */
    email: text('email').notNull(),
    /** The words that were agreed to, and where they stood. */
    consentText: text('consent_text').notNull(),
    consentPlace: text('consent_place').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When the owner of the address said so too. */
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.emailKey, table.category] }),
    check('subscriptions_category', sql`${table.category} in ('newsletter', 'new_release', 'memo', 'other')`),
    index('subscriptions_readers')
      .on(table.category, table.emailKey)
      .where(sql`${table.confirmedAt} is not null and ${table.endedAt} is null`),
  ],
)

/** Letters, and how far through their readers each has come. */
export const letters = pgTable('letters', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** SHA-256 of category and file: the same letter is not sent twice. */
  digest: text('digest').notNull().unique(),
  category: text('category').$type<LetterCategory>().notNull(),
  subject: text('subject').notNull(),
  startedAt: moment('started_at').notNull(),
  /** The last address it was put into the outbox for. */
  sentUpTo: text('sent_up_to').notNull().default(''),
  copies: integer('copies').notNull().default(0),
  finishedAt: moment('finished_at'),
})

/** What the links in letters are signed with. Old ones stay: a link to unsubscribe never expires. */
export const linkKeys = pgTable('link_keys', {
  id: text('id').primaryKey(),
  /** 32 random bytes, base64url. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
})
