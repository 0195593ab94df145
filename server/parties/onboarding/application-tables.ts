import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationState } from '../../../shared/api/selling-application-api.ts'
import type { ApplicationTexts } from '../../../shared/onboarding/read-application.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Applications to sell on Dray: one a client, from the first word of its draft to the decision (NOTE-13). */
export const breweryApplications = pgTable(
  'brewery_applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .unique()
      .references(() => clients.id, { onDelete: 'cascade' }),
    state: text('state').$type<ApplicationState>().notNull(),
    texts: jsonb('texts').$type<ApplicationTexts>().notNull(),
    /** Why it was turned down. */
    reason: text('reason'),
    savedAt: moment('saved_at').notNull(),
    appliedAt: moment('applied_at'),
    decidedAt: moment('decided_at'),
    /** What it became. */
    breweryId: uuid('brewery_id').references(() => breweries.id, { onDelete: 'set null' }),
  },
  (application) => [
    index('brewery_applications_by_state').on(application.state, application.appliedAt),
    check(
      'brewery_applications_state',
      sql`${application.state} in ('draft', 'applied', 'taken_on', 'turned_down')`,
    ),
    check(
      'brewery_applications_applied',
      sql`${application.state} = 'draft' or ${application.appliedAt} is not null`,
    ),
  ],
)
