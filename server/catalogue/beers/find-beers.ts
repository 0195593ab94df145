import type { Beer } from '../../../shared/api/catalogue-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerRows, beerIdRows, type BeerNameRow, beerNameRows } from './beer-queries.ts'
import { beerView } from './beer-view.ts'

/** These beers as the wire knows them, in the order of the ids; unknown ids are left out. */
export async function findBeers(database: Database, ids: readonly string[]): Promise<Beer[]> {
  return (await beerRows(database, ids)).map(beerView)
}

/** Beers by the ids that an import gave them; unknown ones are left out. */
export async function findBeerIds(
  database: Database,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await beerIdRows(database, externalIds)
  return new Map(rows.map(({ externalId, id }) => [externalId, id]))
}

/** The names of these beers and of their breweries; omits unknown ids. */
export async function findBeerNames(database: Database, ids: readonly string[]): Promise<BeerNameRow[]> {
  return ids.length === 0 ? [] : beerNameRows(database, ids)
}
