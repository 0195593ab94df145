import type { Database } from '../../../platform/database/database.ts'
import {
  businessesById,
  businessesOfSites,
  type SiteBusiness,
  sitesOfBusinesses,
} from './site-business-queries.ts'

export type { SiteBusiness } from './site-business-queries.ts'

/** The businesses of several sites that these clients are sites of, by client; other clients are missing (BIZ-12). */
export async function findSiteBusinesses(
  database: Database,
  clientIds: readonly string[],
): Promise<Map<string, SiteBusiness>> {
  if (clientIds.length === 0) return new Map()
  const rows = await businessesOfSites(database, [...new Set(clientIds)])
  return new Map(
    rows.filter(({ sites }) => sites > 1).map(({ siteId, ...business }) => [siteId, business] as const),
  )
}

/** What these businesses are called, and how many sites they have. */
export async function nameBusinesses(
  database: Database,
  ids: readonly string[],
): Promise<(id: string) => SiteBusiness> {
  const rows = ids.length === 0 ? [] : await businessesById(database, ids)
  const found = new Map(rows.map((business) => [business.id, business]))
  return (id) => found.get(id) ?? { id, name: 'A business', sites: 0 }
}

/** The sites of these businesses. */
export const findSitesOf = sitesOfBusinesses
