import { readListingQuery } from '../shared/catalogue/listing-address.ts'
import { type FacetName, facetNames } from '../shared/catalogue/facet-names.ts'
import { listingOrders } from '../shared/catalogue/listing-query.ts'
import type { SearchIndex } from '../server/catalogue/search-index/search-index.ts'
import { searchListing } from '../server/catalogue/search-text/search-listing.ts'

export type Engine = Pick<SearchIndex, 'search' | 'has'>

/** Each question of the record, docs/decisions/0120. */
export const timedQuestions = [
  '',
  'page=40',
  'town=leeds&orderby=price',
  'style=stout&region=yorkshire',
  'filter=gluten-free',
  'container=30l-keg&abv=4.3-5.5&orderby=pint',
  'container=30l-keg&orderby=price',
  'style=ipa',
  'q=pale',
  'q=golden+ale&style=pale-ale',
  'q=stuot',
  'q=harbuor+porter',
  'region=greater-london&container=440ml-can&orderby=abv-desc&page=3',
  'style=ipa&style=pale-ale&style=bitter&page=400',
]
export const timedFacets: FacetName[] = ['style', 'container', 'abv', 'filter', 'region', 'town', 'without']

const scopes = [
  '',
  'style=ipa',
  'style=stout&region=yorkshire',
  'town=leeds',
  'county=kent&packaging=keg',
  'filter=gluten-free&container=440ml-can',
  'container=30l-keg&abv=4.3-5.5',
  'without=milk&colour=amber',
  'allergen=barley&allergen=wheat',
  'style=nonsense',
  'q=pale',
  'q=har',
  'q=brewery+7',
  'q=stuot',
  'q=lantren+medaow',
  'q=golden+ale&style=pale-ale',
]
const pages = ['', '&page=7', '&page=1000000']

/** Every order of several narrowings, their first, an inner and the last page. */
export const comparedQuestions = (): string[] =>
  scopes.flatMap((scope) =>
    ['', ...listingOrders.map(({ value }) => `&orderby=${value}`)].flatMap((order) =>
      pages.map((page) => `${scope}${order}${page}`),
    ),
  )

export const askListing = (engine: Engine, question: string, facets: readonly FacetName[] = facetNames) =>
  searchListing(engine, readListingQuery(new URLSearchParams(question)), { pageSize: 16, facets })
