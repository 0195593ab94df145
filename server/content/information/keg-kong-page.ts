import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { informationPage } from './information-page.ts'

/** /keg-kong (KONG-01, OPEN-28): the same for every game; the browser reads its number. */
export async function loadKegKong(
  _deps: unknown,
  { publicUrl }: PageRequest,
): Promise<PageResult<'kegKong'>> {
  return informationPage<'kegKong'>({
    publicUrl,
    data: { title: 'Keg Kong' },
    canonicalPath: paths.kegKong,
    description:
      'A small arcade game: Kong has taken the brewery roof, vans go by below, and there are kegs.',
  })
}
