import type { Database } from '../../../platform/database/database.ts'
import type { SignedInClient } from '../../../platform/http/identity.ts'
import { ownSiteRows } from './site-business-queries.ts'

export type ReadSites = {
  ids: string[]
  /** The name of each site; empty where the call reads one alone. */
  names: ReadonlyMap<string, string>
}

/**
 * The sites that a call reads: of `all`, those of the business where the person has a role; otherwise the one that identity
 * has chosen by the call's `site`. A token reads its own site alone (BIZ-08, BIZ-09).
 */
export async function sitesToRead(
  database: Database,
  { id, personId, token }: SignedInClient,
  site: string | undefined,
): Promise<ReadSites> {
  const one = { ids: [id], names: new Map<string, string>() }
  if (site !== 'all' || token !== undefined) return one
  const sites = await ownSiteRows(database, { personId, siteId: id })
  return sites.length < 2
    ? one
    : {
        ids: sites.map(({ siteId }) => siteId),
        names: new Map(sites.map(({ siteId, name }) => [siteId, name])),
      }
}
