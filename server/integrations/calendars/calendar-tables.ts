import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'

/** The address of a person's calendar: the hash of its key, which is nowhere itself. */
export const calendarLinks = pgTable('calendar_links', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** SHA-256 in hex. */
  keyHash: text('key_hash').notNull().unique(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** The link to a site's deliveries for its cellar: the hash of its key, which is nowhere itself (BIZ-13). */
export const deliverySheets = pgTable('delivery_sheets', {
  siteId: uuid('site_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** SHA-256 in hex. */
  keyHash: text('key_hash').notNull().unique(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Who made it, in words. */
  madeBy: text('made_by').notNull(),
})
