import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerCounts, breweryRows, findBrewery } from './brewery-queries.ts'
import { breweryLogoUrl } from './team-view.ts'

export type BreweryMark = {
  id: string
  slug: string
  name: string
  href: string
  logoUrl: string
  beers: number
}

/** Every brewery as its mark, those with most to sell first. */
export async function listBreweryMarks(database: Database): Promise<BreweryMark[]> {
  const [rows, counts] = await Promise.all([breweryRows(database), beerCounts(database)])
  return rows
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      href: paths.brewery(row.slug),
      logoUrl: breweryLogoUrl(row),
      beers: counts.get(row.id) ?? 0,
    }))
    .toSorted((one, other) => other.beers - one.beers)
}

/** The address of a brewery's logo or drawn mark; null for an unknown id. */
export async function findBreweryMark(database: Database, id: string): Promise<string | null> {
  const brewery = await findBrewery(database, id)
  return brewery && breweryLogoUrl(brewery)
}
