import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { countSitemapBeers, sitemapBeers, sitemapBreweries } from './sitemap-queries.ts'

type BeerPage = { path: string; changedAt: string }

/** How many pages of beers the shop has. */
export async function countBeerPages(database: Database): Promise<number> {
  return countSitemapBeers(database)
}

/** A range of the pages of beers, in the order of their ids, each with the time of its last change. */
export async function listBeerPages(
  database: Database,
  range: { offset: number; limit: number },
): Promise<BeerPage[]> {
  const beers = await sitemapBeers(database, range)
  return beers.map((beer) => ({ path: paths.beer(beer), changedAt: beer.updatedAt }))
}

/** The paths of all breweries' pages. */
export async function listBreweryPaths(database: Database): Promise<string[]> {
  return (await sitemapBreweries(database)).map(paths.brewery)
}
