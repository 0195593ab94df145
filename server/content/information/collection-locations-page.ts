import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { readFrameSettings } from '../../platform/settings/frame-settings.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { informationPage } from './information-page.ts'

/** /collection-locations, which is there only while collection points are switched on (STAT-06, C-30). */
export async function loadCollectionLocations(
  { database }: { database: Database },
  request: PageRequest,
): Promise<PageResult<'collectionLocations'>> {
  const { footer } = await readFrameSettings(database)
  return footer.collectionPointsEnabled ? hubsPage({ database }, request) : { kind: 'not-found' }
}

/** The page of the hubs, also where it is not there yet: a preview. */
export async function hubsPage(
  { database }: { database: Database },
  { publicUrl }: PageRequest,
): Promise<PageResult<'collectionLocations'>> {
  const { hubs } = await readSettings(database, 'hubs')
  return informationPage<'collectionLocations'>({
    publicUrl,
    data: { title: 'Collection locations', ...hubs },
    canonicalPath: paths.collectionLocations,
    description:
      'The hubs where pubs and shops can collect their orders: addresses, pickup windows and what to bring.',
    topics: ['settings'],
  })
}
