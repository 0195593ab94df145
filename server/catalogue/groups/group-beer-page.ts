import { type BeerPageDeps, loadBeerPage } from '../beers/beer-page.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { findGroup } from './find-groups.ts'

/** BEER-01, and BEER-02 inside a group. */
export const beerPagePaths = [
  '/beer/:brewerySlug/:style/:beerName/:beerId',
  '/groups/:groupSlug/beer/:brewerySlug/:style/:beerName/:beerId',
]

/** The beer page at both of its addresses: a group that no one knows has no beers. */
export async function loadProductDetail(
  deps: BeerPageDeps & { database: Database },
  request: PageRequest,
): Promise<PageResult<'productDetailV2'>> {
  const slug = request.params['groupSlug']
  if (slug === undefined) return loadBeerPage(deps, request, null)
  const group = await findGroup(deps.database, slug)
  if (group === null) return { kind: 'not-found' }
  const breweryIds = group.teams.map((team) => team.id)
  return loadBeerPage(deps, request, { id: group.id, slug: group.slug, name: group.name, breweryIds })
}
