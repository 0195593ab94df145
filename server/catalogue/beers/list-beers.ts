import type { BeerList } from '../../../shared/api/catalogue-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BeerStore } from './beer-store.ts'
import { findBrewery } from './brewery-queries.ts'
import { type BeerListQuery, readBeerList, readTeam } from './read-beer-list.ts'
import type { SearchIndex } from './search-index/search-index.ts'

export type BeerListDeps = { database: Database; beers: BeerStore; searchIndex: SearchIndex }

/** Beers as the call asks for them, within these breweries where it is about some (API-03 to API-20). */
export async function listBeers(
  { database, beers: store, searchIndex }: BeerListDeps,
  query: BeerListQuery,
  within?: readonly string[],
): Promise<BeerList> {
  const team = readTeam(query)
  const brewery = team && (await findBrewery(database, team.slugOrId))
  const found = await searchIndex.search({
    ...readBeerList(query),
    breweryIds: breweriesOf(team, brewery, within),
  })
  return {
    beers: await store.beers(found.ids),
    page: found.page,
    pageSize: found.pageSize,
    total: found.total,
    pages: found.pages,
    facets: found.facets,
  }
}

/** An unknown brewery has no beers; one outside the group has none in it. */
function breweriesOf(
  team: object | null,
  brewery: { id: string } | null,
  within: readonly string[] | undefined,
): readonly string[] | undefined {
  if (team === null) return within
  if (brewery === null) return []
  return within === undefined || within.includes(brewery.id) ? [brewery.id] : []
}
