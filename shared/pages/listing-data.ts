import type { Facets } from '../api/catalogue-api.ts'
import type { BeerCard } from '../catalogue/beer-card.ts'
import type { BreweryHead } from '../catalogue/brewery-head.ts'
import type { GroupHead } from '../groups/group-head.ts'
import type { ListingOrder, ListingQuery, ListingView } from '../catalogue/listing-query.ts'
import type { MenuLink } from '../paths/paths.ts'

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
  /** The usual order where it is by distance, 'Nearest to York first'; otherwise absent. */
  usualOrder?: { value: ListingOrder; label: string }
  /** How a misspelt search was read: 'yorkshire bitter pin'; absent of others. */
  corrected?: string
  /** Of an empty list: what is found with one condition dropped; absent where nothing is. */
  nearest?: { dropped: string; href: string; total: number; beers: BeerCard[] }
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

/** The data of a list below one kind of head. */
export type ListPageData<Kind extends ListingHead['kind']> = ProductListData & {
  head: Extract<ListingHead, { kind: Kind }>
}
