import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'

/** Addresses of a console's lists that a person named, for that person alone. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** The path of the list. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (view) => [
    unique('saved_views_name').on(view.clientId, view.list, view.name),
    check('saved_views_name_length', sql`char_length(${view.name}) between 1 and 40`),
    check('saved_views_query_length', sql`char_length(${view.query}) between 1 and 1000`),
  ],
)
