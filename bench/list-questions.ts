import { readListingQuery } from '../shared/catalogue/listing-address.ts'
import type { FacetName } from '../shared/catalogue/facet-names.ts'
import type { SearchIndex } from '../server/catalogue/beers/search-index/search-index.ts'
import { searchListing } from '../server/catalogue/beers/search-text/search-listing.ts'

/** The questions that docs/scaling.md has times of. */
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
const timedFacets: FacetName[] = ['style', 'container', 'abv', 'filter', 'region', 'town', 'without']

export const askListing = (engine: Pick<SearchIndex, 'search' | 'has' | 'isWord'>, question: string) =>
  searchListing(engine, readListingQuery(new URLSearchParams(question)), {
    pageSize: 16,
    facets: timedFacets,
  })
