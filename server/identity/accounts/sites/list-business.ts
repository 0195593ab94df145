import type { Business } from '../../../../shared/api/businesses-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { limitsOf } from './limit-queries.ts'
import { membersOf } from './member-queries.ts'
import { openInvitations } from './site-invitation-queries.ts'
import { sitesOf } from './site-queries.ts'

type Member = Omit<Business['members'][number], 'isYou'>

/** The sites of a business, the first one first. */
export const listSites = sitesOf

/** The people of a business with their roles, the longest there first. */
export async function listMembers(database: Database, businessId: string): Promise<Member[]> {
  const people = Map.groupBy(await membersOf(database, businessId), ({ personId }) => personId)
  const limits = new Map((await limitsOf(database, businessId)).map((row) => [row.personId, row]))
  return [...people].map(([id, rows]) => ({
    id,
    name: rows[0]!.name,
    email: rows[0]!.email,
    roles: rows.map(({ role, siteId, since, givenBy }) => ({
      role,
      siteId,
      since: since.toISOString(),
      givenBy,
    })),
    limit: {
      perOrderMinor: limits.get(id)?.perOrderMinor ?? null,
      perMonthMinor: limits.get(id)?.perMonthMinor ?? null,
    },
  }))
}

/** Invitations of a business that were neither used nor withdrawn. */
export async function listInvitations(
  database: Database,
  businessId: string,
  now: Date,
): Promise<Business['invitations']> {
  const rows = await openInvitations(database, businessId)
  return rows.map(({ id, email, role, siteId, invitedBy, endsAt }) => ({
    id,
    email,
    role,
    siteId,
    invitedBy,
    endsAt: endsAt.toISOString(),
    hasEnded: endsAt <= now,
  }))
}
