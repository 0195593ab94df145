import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { beerPageSize } from '../../../shared/limits/limits.ts'
import { listingHref, readListingQuery } from '../../../shared/catalogue/listing-address.ts'
import type { Listing } from '../../../shared/pages/listing-data.ts'
import type { ListingQuery } from '../../../shared/catalogue/listing-query.ts'
import type { PageRequest } from '../../platform/http/page-loading.ts'
import type { BeerStore } from './beer-store.ts'
import { freshToday } from './fresh-casks.ts'
import { listingHeading, nearestTown } from './listing-heading.ts'
import { searchListing } from './search-text/search-listing.ts'
import type { SearchIndex } from './search-index/search-index.ts'

export type ListingDeps = { beers: BeerStore; searchIndex: SearchIndex }

/** What a list is about, whatever its filters say. */
export type ListingScope = {
  packagingGroup?: string
  /** Only what is fresh at this moment (CASK-01). */
  freshAt?: Date
  breweryIds?: string[]
  /** Inside a group the links to beers stay in it (BEER-02). */
  groupSlug?: string
  facets?: FacetName[]
}

/** The facets a listing's sidebar counts. */
const sidebarFacets: FacetName[] = ['style', 'container', 'abv', 'filter', 'region', 'town', 'without']

/** One page of beers with its facets, as the address asks within what the page is about. */
export async function loadListing(
  { beers: store, searchIndex }: ListingDeps,
  request: Pick<PageRequest, 'path' | 'query'>,
  scope: ListingScope,
): Promise<Listing> {
  const asked = readListingQuery(request.query)
  const { query, found, corrected, nearest } = await searchListing(searchIndex, asked, {
    filters: {
      ...(scope.packagingGroup !== undefined && { packagingGroup: [scope.packagingGroup] }),
      ...(scope.freshAt && { freshUntil: freshToday(scope.freshAt) }),
    },
    breweryIds: scope.breweryIds,
    pageSize: beerPageSize.default,
    facets: scope.facets ?? sidebarFacets,
  })
  const near = nearestTown(query)
  const beers = await store.cards(found.ids, scope.groupSlug)
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
    ...(near !== null && { usualOrder: { value: query.orderby, label: `Nearest to ${near} first` } }),
    ...(corrected !== undefined && { corrected }),
    ...(nearest && {
      nearest: {
        dropped: droppedText(nearest.dropped, { query, facets: found.facets }),
        href: listingHref(request.path, nearest.query),
        total: nearest.found.total,
        beers: await store.cards(nearest.found.ids, scope.groupSlug),
      },
    }),
  }
}

/** The condition that was dropped, as its chip calls it. */
function droppedText(name: FacetName | 'q', { query, facets }: Pick<Listing, 'query' | 'facets'>): string {
  if (name === 'q') return `‘${query.q}’`
  const labels = (query.filters[name] ?? []).map(
    (value) => facets[name]?.find((known) => known.value === value)?.label ?? value,
  )
  return labels.join(', ')
}

/** Filtered and searched lists repeat what the whole list has; one order is enough. */
export function isIndexedListing(query: ListingQuery): boolean {
  return query.q === '' && Object.keys(query.filters).length === 0 && query.orderby === 'newest'
}

/** The title of a page whose list is narrowed or turned: `where` completes 'Stout in …'; null where it goes without saying. */
export function listingTitle(title: string, where: string | null, listing: Listing): string {
  const heading = listingHeading(listing)
  const shown = heading === null ? title : where === null ? heading : `${heading}, ${where}`
  return listing.page > 1 ? `${shown}, page ${listing.page}` : shown
}
