import { defaultOrder, withoutFilter } from '../../../../shared/catalogue/listing-address.ts'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import type { ListingQuery } from '../../../../shared/catalogue/listing-query.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import type { SearchQuery, SearchResult } from '../search-index/search-query.ts'
import { readSearch } from './read-search.ts'

type Scope = Omit<SearchQuery, 'q' | 'filters' | 'orderby' | 'page'> & {
  /** What the page is about, beside what its address asks. */
  filters?: SearchQuery['filters']
}
type Index = Pick<SearchIndex, 'search' | 'has' | 'isWord'>

type FoundListing = {
  query: ListingQuery
  found: SearchResult
  /** How a search was meant that was misspelt: 'yorkshire bitter pin'. */
  corrected?: string
  /** What is found with one condition dropped, where nothing answers to all. */
  nearest?: { query: ListingQuery; dropped: FacetName | 'q'; found: SearchResult }
}

/** How many beers stand in for a list that is empty. */
const nearestBeers = 8
/** Conditions in the order in which a buyer gives them up: the style last. */
const leastWanted: readonly (FacetName | 'q')[] = [
  'town',
  'county',
  'price',
  'abv',
  'coupler',
  'q',
  'colour',
  'container',
  'packaging',
  'without',
  'allergen',
  'filter',
  'region',
  'style',
]

/**
 * What a listing shows for its address: the words of a search narrow as filters would (S-09), misspelt ones as they were
 * meant. Where nothing answers to that but something has all the words in its name, they are words of a name after all:
 * 'Bottle Kiln' is no bottle. Where nothing answers at all, what does with one condition dropped is found too.
 * Throws 503 like the search index.
 */
export async function searchListing(
  searchIndex: Index,
  query: ListingQuery,
  scope: Scope,
): Promise<FoundListing> {
  const ask = ({ filters, ...asked }: ListingQuery, pageSize = scope.pageSize) =>
    searchIndex.search({
      ...scope,
      ...asked,
      pageSize,
      filters: { ...filters, ...scope.filters },
      // Those that narrow too, so that each is called by its name
      facets: [...new Set([...(scope.facets ?? []), ...(Object.keys(filters) as FacetName[])])],
    })
  const { corrected, ...understood } = understand(searchIndex, query)
  const found = await ask(understood.query)
  if (found.total > 0) return { ...understood, found, ...(corrected !== undefined && { corrected }) }
  if (understood.query !== query) {
    const asWritten = await ask(query)
    if (asWritten.total > 0) return { query, found: asWritten }
  }
  const nearest = await findNearest(understood.query, (asked) => ask(asked, nearestBeers))
  return { ...understood, found, ...(corrected !== undefined && { corrected }), ...(nearest && { nearest }) }
}

async function findNearest(
  query: ListingQuery,
  ask: (query: ListingQuery) => Promise<SearchResult>,
): Promise<FoundListing['nearest'] | null> {
  const conditions = leastWanted.filter((name) => (name === 'q' ? query.q !== '' : query.filters[name]))
  if (conditions.length < 2) return null
  for (const dropped of conditions) {
    const rest: ListingQuery =
      dropped === 'q'
        ? { ...query, q: '', orderby: defaultOrder(''), page: 1 }
        : withoutFilter(query, dropped)
    const found = await ask(rest)
    if (found.total > 0) return { query: rest, dropped, found }
  }
  return null
}

function understand(
  searchIndex: Pick<SearchIndex, 'has' | 'isWord'>,
  query: ListingQuery,
): { query: ListingQuery; corrected?: string } {
  const { q, filters, orderby } = query
  if (q === '') return { query }
  const { isWord, has } = searchIndex
  const read = readSearch(q, has, { isWord, knows: has })
  const names = Object.keys(read.filters) as (keyof ListingQuery['filters'])[]
  if (names.length === 0) return { query }
  const joined = { ...filters }
  for (const name of names) joined[name] = [...new Set([...(filters[name] ?? []), ...read.filters[name]!])]
  const isChosen = orderby !== defaultOrder(q)
  return {
    query: { ...query, q: read.text, filters: joined, orderby: isChosen ? orderby : defaultOrder(read.text) },
    ...(read.corrected !== undefined && { corrected: read.corrected }),
  }
}
