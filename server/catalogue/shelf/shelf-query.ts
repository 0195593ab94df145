import type { Facets } from '../../../shared/api/catalogue.ts'
import type { FacetName } from '../../../shared/facet-names.ts'
import type { ListingOrder } from '../../../shared/listing-address.ts'

/** What a listing asks of the shelf. Values of one filter widen, filters narrow (OPEN-18). */
export type ShelfQuery = {
  q?: string
  filters?: Partial<Record<ShelfFilter, readonly string[]>>
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
export type ShelfFilter = FacetName | 'packagingGroup' | 'coupler'

export type ShelfResult = {
  ids: string[]
  total: number
  page: number
  pages: number
  pageSize: number
  facets: Facets
}
