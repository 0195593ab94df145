import type { Suggestions } from '../../../shared/api/suggestions-api.ts'
import { searchTextLength, suggestionLimits, suggestionTextLength } from '../../../shared/limits/limits.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { readListingQuery } from '../../../shared/catalogue/listing-address.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'
import { searchListing } from '../../catalogue/beers/search-text/search-listing.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import { suggestBreweries } from '../../catalogue/beers/suggest-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { suggestGroups } from '../../catalogue/groups/suggest-groups.ts'
import { type SuggestedFacet, suggestedFacets, suggestFilters } from './suggest-filters.ts'

type SuggestionDeps = { database: Database; beers: BeerStore; searchIndex: SearchIndex }

/** What a half-typed search may mean: a few beers, breweries, groups and filters. Throws 503 like the search index. */
export async function findSuggestions(
  { database, beers: store, searchIndex }: SuggestionDeps,
  text: string,
): Promise<Suggestions> {
  const q = cutText(text.replace(/\s+/g, ' ').trim(), searchTextLength)
  if (q.length < suggestionTextLength) return { q, total: 0, beers: [], teams: [], groups: [], ...noFilters }
  const asked = readListingQuery(new URLSearchParams({ q }))
  const { found } = await searchListing(searchIndex, asked, { pageSize: suggestionLimits.beers })
  const [cards, teams, groups] = await Promise.all([
    store.cards(found.ids),
    suggestBreweries(database, q, suggestionLimits.breweries),
    suggestGroups(database, q, suggestionLimits.groups),
  ])
  const beers = cards.map((card) => ({
    id: card.id,
    name: card.name,
    href: card.href,
    teamName: card.breweryName,
    style: card.style,
    targetAbv: card.abv,
    imageUrl: card.imageUrl,
  }))
  return { q, total: found.total, beers, teams, groups, ...(await filtersFor(searchIndex, q)) }
}

const noFilters = { styles: [], regions: [], towns: [], containers: [] }

/** Filters whose name has a word that begins with the text. */
async function filtersFor(
  searchIndex: SearchIndex,
  text: string,
): Promise<Pick<Suggestions, keyof typeof noFilters>> {
  const { facets } = await searchIndex.search({ pageSize: 1, facets: suggestedFacets })
  const countOf = async (filter: FacetName, value: string) =>
    searchIndex.has(filter, value)
      ? (await searchIndex.search({ pageSize: 1, filters: { [filter]: [value] } })).total
      : 0
  const suggest = (name: SuggestedFacet) =>
    suggestFilters(name, text, { facets, countOf }, suggestionLimits.filters)
  return {
    styles: await suggest('style'),
    regions: await suggest('region'),
    towns: await suggest('town'),
    containers: await suggest('container'),
  }
}
