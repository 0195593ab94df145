import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { informationPage } from './information-page.ts'

/** /retail, a placeholder for the storefront of private customers (STAT-09, STAT-50, OPEN-28). */
export async function loadRetailPlaceholder(
  _deps: unknown,
  { publicUrl }: PageRequest,
): Promise<PageResult<'retailPlaceholder'>> {
  return informationPage<'retailPlaceholder'>({
    publicUrl,
    data: { title: 'Retail experience coming soon' },
    canonicalPath: serverPaths.retail,
    description:
      'A storefront for private customers is coming soon. Until then Dray sells to the trade: pubs, bars, venues and shops.',
  })
}
