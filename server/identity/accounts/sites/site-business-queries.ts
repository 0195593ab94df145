import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { businessLimits } from '../../../../shared/accounts/site-roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { businesses, businessMembers, businessSites } from '../business-tables.ts'

export type SiteBusiness = { id: string; name: string; sites: number }

const columns = {
  id: businesses.id,
  name: businesses.name,
  sites: sql<number>`(select count(*)::integer from business_sites each_site where each_site.business_id = ${businesses.id})`,
}

/** The businesses of these sites. */
export async function businessesOfSites(
  database: Database,
  siteIds: readonly string[],
): Promise<(SiteBusiness & { siteId: string })[]> {
  return database
    .select({ ...columns, siteId: businessSites.siteId })
    .from(businessSites)
    .innerJoin(businesses, eq(businesses.id, businessSites.businessId))
    .where(inArray(businessSites.siteId, [...siteIds]))
}

export async function businessesById(database: Database, ids: readonly string[]): Promise<SiteBusiness[]> {
  return database
    .select(columns)
    .from(businesses)
    .where(inArray(businesses.id, [...ids]))
}

/** The sites of these businesses. */
export async function sitesOfBusinesses(
  database: Database,
  ids: readonly string[],
): Promise<{ siteId: string; businessId: string }[]> {
  return database
    .select({ siteId: businessSites.siteId, businessId: businessSites.businessId })
    .from(businessSites)
    .where(inArray(businessSites.businessId, [...ids]))
}

/** The sites of a site's business at which a person has a role, the first one first. */
export async function ownSiteRows(
  database: Database,
  { personId, siteId }: { personId: string; siteId: string },
): Promise<{ siteId: string; name: string }[]> {
  const business = sql`(select chosen.business_id from business_sites chosen where chosen.site_id = ${siteId}::uuid)`
  return database
    .selectDistinct({
      siteId: businessSites.siteId,
      name: businessSites.name,
      position: businessSites.position,
    })
    .from(businessSites)
    .innerJoin(
      businessMembers,
      and(
        eq(businessMembers.businessId, businessSites.businessId),
        eq(businessMembers.personId, personId),
        or(isNull(businessMembers.siteId), eq(businessMembers.siteId, businessSites.siteId)),
      ),
    )
    .where(sql`${businessSites.businessId} = ${business}`)
    .orderBy(asc(businessSites.position))
    .limit(businessLimits.sites)
}
