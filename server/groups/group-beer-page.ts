import { loadBeerPage } from '../catalogue/beer-page.ts'
import type { ReviewsOfBeer } from '../catalogue/beer-reviews.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import { findGroup } from './find-groups.ts'

/** BEER-01, and BEER-02 inside a group. */
export const beerPagePaths = [
  '/beer/:brewerySlug/:style/:beerName/:beerId',
  '/groups/:groupSlug/beer/:brewerySlug/:style/:beerName/:beerId',
]

/** The beer page at both of its addresses: a group that nobody knows has no beers. */
export async function loadProductDetail(
  services: { database: Database; shelf: Shelf; reviewsOf: ReviewsOfBeer },
  request: PageRequest,
): Promise<PageResult<'productDetailV2'>> {
  const slug = request.params['groupSlug']
  if (slug === undefined) return loadBeerPage(services, request, null)
  const group = await findGroup(services.database, slug)
  if (group === null) return { kind: 'not-found' }
  const breweryIds = group.teams.map((team) => team.id)
  return loadBeerPage(services, request, { id: group.id, slug: group.slug, name: group.name, breweryIds })
}
