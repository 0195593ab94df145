import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Invitations to work for a brewery or for Dray, each for one address and one role. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Null for Dray's staff. */
    breweryId: uuid('brewery_id').references(() => breweries.id, { onDelete: 'cascade' }),
    role: text('role').$type<BreweryRole | StaffRole>().notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Null for an operator's, and once the account is deleted. */
    invitedById: uuid('invited_by_id').references(() => clients.id, { onDelete: 'set null' }),
    invitedBy: text('invited_by').notNull(),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    usedAt: moment('used_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (invitation) => [
    index('invitations_brewery').on(invitation.breweryId),
    index('invitations_ends_at').on(invitation.endsAt),
    check(
      'invitations_role',
      sql`(${invitation.role} in ('owner', 'sales', 'cellar', 'accounts')) = (${invitation.breweryId} is not null)`,
    ),
  ],
)
