import type { Facets } from './api/catalogue.ts'
import type { FacetName } from './facet-names.ts'
import type { BeerCard } from './beer-card.ts'
import type { BreweryHead } from './brewery-head.ts'
import type { GroupHead } from './group-head.ts'
import type { ListingOrder } from './listing-address.ts'
import type { MenuLink } from './page-payload.ts'

/** The state of a listing, which is the whole of its address (OPEN-15 to OPEN-18). */
export type ListingQuery = {
  q: string
  /** Several values of one filter widen it, several filters narrow the list (OPEN-18). */
  filters: Partial<Record<FacetName, string[]>>
  orderby: ListingOrder
  page: number
}

export type ListingView = 'grid' | 'list'

export type Listing = {
  /** The address without its query. */
  path: string
  query: ListingQuery
  view: ListingView
  beers: BeerCard[]
  total: number
  page: number
  pages: number
  pageSize: number
  facets: Facets
}

/** /shop, the three release pages, a brewery and a group are one page with another head (C-28). */
export type ListingHead =
  | { kind: 'shop'; heading: string; intro: string }
  | { kind: 'brewery'; brewery: BreweryHead }
  | { kind: 'group'; group: GroupHead }

export type ProductListData = {
  title: string
  head: ListingHead
  breadcrumb: MenuLink[]
  listing: Listing
}
