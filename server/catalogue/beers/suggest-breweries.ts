import type { Suggestions } from '../../../shared/api/suggestions-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { breweriesLike } from './brewery-suggestion-queries.ts'
import { breweryLogoUrl } from './team-view.ts'

/** Breweries that a person who typed this text may mean. */
export async function suggestBreweries(
  database: Database,
  text: string,
  limit: number,
): Promise<Suggestions['teams']> {
  const rows = await breweriesLike(database, text, limit)
  return rows.map((brewery) => ({
    id: brewery.id,
    name: brewery.name,
    href: paths.brewery(brewery.slug),
    town: brewery.town,
    logoUrl: breweryLogoUrl(brewery),
  }))
}
