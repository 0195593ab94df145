import { upsellLimit } from '../../../shared/limits/limits.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { accessoryRows } from './accessory-queries.ts'
import { accessoryCardView } from './accessory-view.ts'

/** Every accessory in its order of display (SHOP-49, OPEN-23). */
export async function loadAccessories(
  { database }: { database: Database },
  { publicUrl }: PageRequest,
): Promise<PageResult<'accessories'>> {
  const rows = await accessoryRows(database, { couplers: [], limit: upsellLimit.max })
  const accessories = rows.map(accessoryCardView)
  const steps = [
    { label: 'Home', href: paths.home },
    { label: 'Accessories', href: paths.accessories },
  ]
  return {
    kind: 'page',
    data: { title: 'Accessories for bar and cellar', breadcrumb: steps, accessories },
    head: {
      description:
        'Couplers, taps, shives, spiles and cleaning: what a cellar needs beside beer, on the same pallet.',
      canonicalPath: paths.accessories,
      indexed: accessories.length > 0,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: 'Accessories for bar and cellar',
          url: publicUrl + paths.accessories,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: accessories.map(({ name, slug }, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name,
              url: publicUrl + serverPaths.accessory(slug),
            })),
          },
        },
        breadcrumbJsonLd(publicUrl, steps),
      ],
    },
    topics: ['accessories'],
  }
}
