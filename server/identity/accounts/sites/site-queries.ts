import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BusinessDetails } from '../../../../shared/trade/business-details.ts'
import { businessLimits, type SiteRole } from '../../../../shared/accounts/site-roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { preparedStatement, value } from '../../../platform/database/prepared-statement.ts'
import { clients } from '../client-tables.ts'
import { sessions } from '../session-tables.ts'
import { businesses, businessMembers, businessSites } from '../business-tables.ts'

export type SiteRow = typeof businessSites.$inferSelect
export type BusinessRow = Pick<typeof businesses.$inferSelect, 'id' | 'name'>

const rolesAtSite = preparedStatement<{ role: SiteRole }>(sql`
  select ${businessMembers.role} from ${businessMembers}
  join ${businessSites} on ${businessSites.businessId} = ${businessMembers.businessId}
  where ${businessMembers.personId} = ${value('personId', 'uuid')}
    and ${businessSites.siteId} = ${value('siteId', 'uuid')}
    and (${businessMembers.siteId} is null or ${businessMembers.siteId} = ${businessSites.siteId})`)

/** What a person is at a site; none for a stranger. */
export async function rolesAt(
  database: Database,
  at: { personId: string; siteId: string },
): Promise<SiteRole[]> {
  return (await rolesAtSite(database, at)).map(({ role }) => role)
}

/** The sites where a person has a role, with the roles; the longest known first. */
export async function placeRows(database: Database, personId: string) {
  return database
    .select({
      siteId: businessSites.siteId,
      site: businessSites.name,
      business: businesses.name,
      roles: sql<SiteRole[]>`array_agg(distinct ${businessMembers.role})`,
    })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .innerJoin(
      businessSites,
      and(
        eq(businessSites.businessId, businessMembers.businessId),
        or(isNull(businessMembers.siteId), eq(businessMembers.siteId, businessSites.siteId)),
      ),
    )
    .where(eq(businessMembers.personId, personId))
    .groupBy(businessSites.siteId, businesses.id)
    .orderBy(asc(businesses.createdAt), asc(businesses.id), asc(businessSites.position))
    .limit(businessLimits.sites)
}

/** The business that a site belongs to; null for an account of its own. */
export async function businessOfSite(database: Database, siteId: string): Promise<BusinessRow | null> {
  const [row] = await database
    .select({ id: businesses.id, name: businesses.name })
    .from(businessSites)
    .innerJoin(businesses, eq(businesses.id, businessSites.businessId))
    .where(eq(businessSites.siteId, siteId))
  return row ?? null
}

export async function businessById(database: Database, id: string): Promise<BusinessRow | null> {
  const [row] = await database
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, id))
  return row ?? null
}

/** What documents of a business are addressed to. */
export async function detailsOfBusiness(database: Database, id: string): Promise<BusinessDetails> {
  const { name, vatNumber, companyNumber, invoiceAddress } = businesses
  const [row] = await database
    .select({ name, vatNumber, companyNumber, invoiceAddress })
    .from(businesses)
    .where(eq(businesses.id, id))
  return row!
}

export async function saveBusinessDetails(
  transaction: Database,
  id: string,
  details: BusinessDetails,
): Promise<void> {
  await transaction.update(businesses).set(details).where(eq(businesses.id, id))
}

/** Lets one change at a time happen to the sites and people of a business. */
export async function lockBusiness(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`business ${id}`}, 0))`)
}

export async function insertBusiness(transaction: Database, name: string, now: Date): Promise<BusinessRow> {
  const [row] = await transaction
    .insert(businesses)
    .values({ name, createdAt: now })
    .returning({ id: businesses.id, name: businesses.name })
  return row!
}

export async function insertSite(transaction: Database, site: SiteRow): Promise<void> {
  await transaction.insert(businessSites).values(site)
}

/** The sites of a business, the first one first. */
export async function sitesOf(database: Database, businessId: string): Promise<SiteRow[]> {
  return database
    .select()
    .from(businessSites)
    .where(eq(businessSites.businessId, businessId))
    .orderBy(asc(businessSites.position))
    .limit(businessLimits.sites)
}

/** A client that no one signs in to: its key is no address, so that no sign-in, reset or invitation finds it. */
export async function insertSiteClient(
  transaction: Database,
  { id, email, name, now }: { id: string; email: string; name: string; now: Date },
): Promise<void> {
  await transaction
    .insert(clients)
    .values({ id, email, emailKey: siteKey(id), name, emailConfirmedAt: now, createdAt: now })
}

export const siteKey = (id: string) => `site:${id}`

/** The mails of these sites go to this person from now on. */
export async function setContact(
  transaction: Database,
  { siteIds, contactId }: { siteIds: readonly string[]; contactId: string },
): Promise<void> {
  if (siteIds.length === 0) return
  await transaction
    .update(businessSites)
    .set({ contactId })
    .where(inArray(businessSites.siteId, [...siteIds]))
  await copyContact(transaction, contactId)
}

/** Gives the sites of a contact the person's present name and address. */
export async function copyContact(transaction: Database, contactId: string): Promise<void> {
  await transaction.execute(sql`
    update clients site set email = contact.email, name = contact.name
    from clients contact join business_sites on business_sites.contact_id = contact.id
    where contact.id = ${contactId}::uuid and site.id = business_sites.site_id and site.id <> contact.id`)
}

/** The session acts for this site from now on, and so does the next one of the person; null for the own account. */
export async function setActingSite(
  transaction: Database,
  { sessionId, personId, siteId }: { sessionId: string; personId: string; siteId: string | null },
): Promise<void> {
  await transaction
    .update(sessions)
    .set({ siteId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.clientId, personId)))
  await transaction.update(clients).set({ lastSiteId: siteId }).where(eq(clients.id, personId))
}
