import { defaultOrder } from '../../../shared/catalogue/listing-address.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import type { ListingQuery } from '../../../shared/catalogue/listing-query.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import type { SearchQuery, SearchResult } from '../search-index/search-query.ts'
import { readSearch } from './read-search.ts'

type Scope = Omit<SearchQuery, 'q' | 'filters' | 'orderby' | 'page'> & {
  /** What the page is about, beside what its address asks. */
  filters?: SearchQuery['filters']
}

/**
 * What a listing shows for its address: the words of a search narrow as filters would (S-09). Where nothing answers to
 * that but something has all the words in its name, they are words of a name after all: 'Bottle Kiln' is no bottle.
 * Throws 503 like the search index.
 */
export async function searchListing(
  searchIndex: Pick<SearchIndex, 'search' | 'has'>,
  query: ListingQuery,
  scope: Scope,
): Promise<{ query: ListingQuery; found: SearchResult }> {
  const ask = ({ filters, ...asked }: ListingQuery) =>
    searchIndex.search({
      ...scope,
      ...asked,
      filters: { ...filters, ...scope.filters },
      // Those that narrow too, so that each is called by its name
      facets: [...new Set([...(scope.facets ?? []), ...(Object.keys(filters) as FacetName[])])],
    })
  const understood = understand(searchIndex, query)
  const found = await ask(understood)
  if (found.total > 0 || understood === query) return { query: understood, found }
  const asWritten = await ask(query)
  return asWritten.total > 0 ? { query, found: asWritten } : { query: understood, found }
}

function understand(searchIndex: Pick<SearchIndex, 'has'>, query: ListingQuery): ListingQuery {
  const { q, filters, orderby } = query
  if (q === '') return query
  const read = readSearch(q, searchIndex.has)
  const names = Object.keys(read.filters) as (keyof ListingQuery['filters'])[]
  if (names.length === 0) return query
  const joined = { ...filters }
  for (const name of names) joined[name] = [...new Set([...(filters[name] ?? []), ...read.filters[name]!])]
  const isChosen = orderby !== defaultOrder(q)
  return { ...query, q: read.text, filters: joined, orderby: isChosen ? orderby : defaultOrder(read.text) }
}
