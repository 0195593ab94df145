import type { Database } from '../../platform/database/database.ts'
import { beerCounts, breweriesLike } from './brewery-queries.ts'

/** Breweries by name with their town, those with a pattern of LIKE in name, slug or town if there is one; at most 5,000. */
export const listBreweryPlaces = (
  database: Database,
  pattern: string | undefined,
): Promise<{ id: string; slug: string; name: string; town: string }[]> => breweriesLike(database, pattern)

/** How many beers a brewery has. */
export const countBeersOf = async (database: Database, breweryId: string): Promise<number> =>
  (await beerCounts(database)).get(breweryId) ?? 0
