import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { clients } from '../../identity/accounts/client-tables.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'

/** What a brewery's people write down about a pub that buys of it; one text for each pub. */
export const pubNotes = pgTable(
  'pub_notes',
  {
    breweryId: uuid('brewery_id')
      .notNull()
      .references(() => breweries.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (note) => [primaryKey({ columns: [note.breweryId, note.clientId] })],
)
