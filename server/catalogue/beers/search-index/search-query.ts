import type { Facets } from '../../../../shared/api/catalogue-api.ts'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import type { ListingOrder } from '../../../../shared/catalogue/listing-query.ts'

/** A listing's query to the search index. Values of one filter widen the result, filters narrow it (OPEN-18). */
export type SearchQuery = {
  q?: string
  filters?: Partial<Record<SearchFilter, readonly string[]>>
  /** Only beers of these breweries: one brewery's page, or a group's. */
  breweryIds?: readonly string[]
  /** Newest first, or the best match first while searching. */
  orderby?: ListingOrder
  /** From 1; beyond the last it is the last. */
  page?: number
  pageSize: number
  /** The facets to count. */
  facets?: readonly FacetName[]
}

/** The packaging group is a filter of its own beside packaging; both look at the same values (SHOP-36). */
/** The last days on which beers are fresh narrow *Fresh casks*. */
export type SearchFilter = FacetName | 'packagingGroup' | 'freshUntil'

export type SearchResult = {
  ids: string[]
  total: number
  page: number
  pages: number
  pageSize: number
  facets: Facets
}
