import type { FacetName } from '../../shared/facet-names.ts'
import { beerPageSize } from '../../shared/limits.ts'
import { readListingQuery } from '../../shared/listing-address.ts'
import type { Listing, ListingQuery } from '../../shared/listing.ts'
import type { Database } from '../database/connect.ts'
import type { PageRequest } from '../http/page-loading.ts'
import { findBeerCards } from './find-beer-cards.ts'
import type { Shelf } from './shelf/shelf.ts'

/** What a list is about, whatever its filters say. */
export type ListingScope = {
  packagingGroup?: string
  breweryIds?: string[]
  /** Inside a group the links to beers stay in it (BEER-02). */
  groupSlug?: string
  facets?: FacetName[]
}

/** The facets a listing's sidebar counts. */
const sidebarFacets: FacetName[] = ['style', 'container', 'abv', 'filter', 'region', 'town']

/** One page of beers with its facets, as the address asks within what the page is about. */
export async function loadListing(
  { database, shelf }: { database: Database; shelf: Shelf },
  request: Pick<PageRequest, 'path' | 'query'>,
  scope: ListingScope,
): Promise<Listing> {
  const query = readListingQuery(request.query)
  const found = shelf.search({
    ...query,
    filters: { ...query.filters, ...(scope.packagingGroup && { packagingGroup: [scope.packagingGroup] }) },
    breweryIds: scope.breweryIds,
    pageSize: beerPageSize.default,
    facets: scope.facets ?? sidebarFacets,
  })
  const beers = await findBeerCards(database, found.ids, scope.groupSlug)
  return {
    path: request.path,
    query: { ...query, page: found.page },
    view: request.query.get('view') === 'list' ? 'list' : 'grid',
    beers,
    total: found.total,
    page: found.page,
    pages: found.pages,
    pageSize: found.pageSize,
    facets: found.facets,
  }
}

/** Filtered and searched lists repeat what the whole list has; one order is enough. */
export function isIndexedListing(query: ListingQuery): boolean {
  return query.q === '' && Object.keys(query.filters).length === 0 && query.orderby === 'newest'
}

/** The title of a page whose list is searched or turned: `where` completes '‘stout’ in …'. */
export function listingTitle(title: string, where: string, { query, page }: Listing): string {
  const searched = query.q === '' ? title : `‘${query.q}’ in ${where}`
  return page > 1 ? `${searched}, page ${page}` : searched
}
