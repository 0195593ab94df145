import type { SiteRole } from '../../../../shared/accounts/site-roles.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { businessOfSite, placeRows, rolesAt, setActingSite, sitesOf } from './site-queries.ts'

export type Place = { siteId: string; site: string; business: string; roles: SiteRole[] }

/** The sites that a person acts for, the own account as the first site of its business included (BIZ-04). */
export const findPlaces = (database: Database, personId: string): Promise<Place[]> =>
  placeRows(database, personId)

/** Whether a person has any role at a site. */
export const isSiteMember = async (
  database: Database,
  at: { personId: string; siteId: string },
): Promise<boolean> => isUuid(at.siteId) && (await rolesAt(database, at)).length > 0

/** The roles of a person at a site; of the own account an owner's. */
export const findSiteRoles = async (
  database: Database,
  { personId, siteId }: { personId: string; siteId: string },
): Promise<SiteRole[]> => (personId === siteId ? ['owner'] : rolesAt(database, { personId, siteId }))

/**
 * The device acts for this site from the next call on; null is the own account. Throws RequestError 404 for a site where the
 * person has no role (BIZ-04).
 */
export async function choosePlace(
  transaction: Database,
  { personId, sessionId, siteId }: { personId: string; sessionId: string; siteId: string | null },
): Promise<void> {
  const isOwn = siteId === null || siteId === personId
  if (!isOwn && !(await isSiteMember(transaction, { personId, siteId }))) throw notFound('The site')
  await setActingSite(transaction, { sessionId, personId, siteId: isOwn ? null : siteId })
}

/** The business of a site; null for an account of its own. */
export const findBusinessOf = businessOfSite

/** The name of a site among those of its business. */
export async function findSiteName(database: Database, siteId: string): Promise<string> {
  const business = await businessOfSite(database, siteId)
  const sites = business === null ? [] : await sitesOf(database, business.id)
  return sites.find((site) => site.siteId === siteId)?.name ?? business?.name ?? ''
}
