import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { businessLimits, type SiteRole } from '../../../../shared/accounts/site-roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { clients } from '../client-tables.ts'
import { businesses, businessMembers } from '../business-tables.ts'

/** A role at one site, or at all sites where the site is null. */
export type MemberRole = { role: SiteRole; siteId: string | null }
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

/** Who acts for a business, a row for each role; the longest there first. */
export async function membersOf(database: Database, businessId: string) {
  return database
    .select({
      personId: businessMembers.personId,
      name: clients.name,
      email: clients.email,
      emailKey: clients.emailKey,
      role: businessMembers.role,
      siteId: businessMembers.siteId,
      since: businessMembers.since,
      givenBy: businessMembers.givenBy,
    })
    .from(businessMembers)
    .innerJoin(clients, eq(clients.id, businessMembers.personId))
    .where(eq(businessMembers.businessId, businessId))
    .orderBy(asc(businessMembers.since), asc(businessMembers.id))
    .limit(businessLimits.members * businessLimits.rolesOfMember)
}

export async function insertMember(
  transaction: Database,
  member: MemberRole & { businessId: string; personId: string; since: Date; givenBy: string },
): Promise<void> {
  await transaction.insert(businessMembers).values(member).onConflictDoNothing()
}

export async function deleteMember(
  transaction: Database,
  { businessId, personId, role, siteId }: MemberRole & { businessId: string; personId: string },
): Promise<void> {
  const atSite = siteId === null ? isNull(businessMembers.siteId) : eq(businessMembers.siteId, siteId)
  await transaction
    .delete(businessMembers)
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.personId, personId),
        eq(businessMembers.role, role),
        atSite,
      ),
    )
}

/** The businesses of a person, with the roles, for the download of personal data and before the account is deleted. */
export async function membershipsOf(database: Database, personId: string) {
  return database
    .select({
      businessId: businessMembers.businessId,
      business: businesses.name,
      role: businessMembers.role,
      siteId: businessMembers.siteId,
      since: businessMembers.since,
      givenBy: businessMembers.givenBy,
    })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(eq(businessMembers.personId, personId))
    .orderBy(asc(businessMembers.since), asc(businessMembers.id))
    .limit(1000)
}

/** Part of a statement: whether a client belongs to a business. */
export const hasSites = sql<boolean>`exists (select 1 from ${businessMembers} where ${businessMembers.personId} = ${clients.id})`

export async function deleteBusiness(transaction: Database, businessId: string): Promise<void> {
  await transaction.delete(businesses).where(eq(businesses.id, businessId))
}
