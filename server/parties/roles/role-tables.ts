import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '../../../shared/accounts/roles.ts'
import { clients } from '../../identity/accounts/client-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who works where, from when until when. A role that has ended stays as a row. */
export const roleGrants = pgTable(
  'role_grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    /** Null for Dray's staff and for organisers. */
    breweryId: uuid('brewery_id'),
    /** Of organisers alone. */
    groupId: uuid('group_id'),
    from: moment('from').notNull(),
    until: moment('until'),
    /** Who gave it, in words. */
    givenBy: text('given_by').notNull(),
  },
  (grant) => [
    index('role_grants_client').on(grant.clientId),
    uniqueIndex('role_grants_staff')
      .on(grant.clientId, grant.role)
      .where(sql`${grant.breweryId} is null and ${grant.groupId} is null and ${grant.until} is null`),
    uniqueIndex('role_grants_brewery')
      .on(grant.breweryId, grant.clientId, grant.role)
      .where(sql`${grant.until} is null`),
    uniqueIndex('role_grants_group')
      .on(grant.groupId, grant.clientId, grant.role)
      .where(sql`${grant.until} is null`),
    check(
      'role_grants_kind',
      sql`case
        when ${grant.role} = 'organiser' then ${grant.groupId} is not null and ${grant.breweryId} is null
        when ${grant.role} in ('support', 'operations', 'finance', 'admin')
          then ${grant.groupId} is null and ${grant.breweryId} is null
        else ${grant.groupId} is null and ${grant.breweryId} is not null end`,
    ),
  ],
)
