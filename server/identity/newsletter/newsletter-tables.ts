import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Subscriptions to newsletters, with the wording of the consent. A newsletter goes to confirmed subscriptions that have
 * not ended. Ended ones stay, so that the shop can honour them (server/identity/newsletter/README.md).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The address in the form two of them are compared in. */
    emailKey: text('email_key').notNull(),
    category: text('category').$type<NewsletterCategory>().notNull(),
    /** As its owner wrote it. */
    email: text('email').notNull(),
    /** The wording of the consent, and the page that showed it. */
    consentText: text('consent_text').notNull(),
    consentPlace: text('consent_place').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The time of the owner's confirmation. */
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

/** Newsletter issues, and the progress of each through its subscribers. */
export const newsletterIssues = pgTable('letters', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** SHA-256 of category and file: the same issue is not sent twice. */
  digest: text('digest').notNull().unique(),
  category: text('category').$type<NewsletterCategory>().notNull(),
  subject: text('subject').notNull(),
  startedAt: moment('started_at').notNull(),
  /** The last address it was put into the outbox for. */
  sentUpTo: text('sent_up_to').notNull().default(''),
  copies: integer('copies').notNull().default(0),
  finishedAt: moment('finished_at'),
})

/** The keys that sign the links in newsletters. Old ones stay: a link to unsubscribe never expires. */
export const linkKeys = pgTable('link_keys', {
  id: text('id').primaryKey(),
  /** 32 random bytes, base64url, sealed (server/platform/secrets). */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
})
