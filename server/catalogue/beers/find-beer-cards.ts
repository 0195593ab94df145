import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerCardRows } from './beer-card-queries.ts'
import { beerCardView } from './beer-card-view.ts'

/** The cards of these beers, in the order of the ids; inside a group their links stay in it. */
export async function findBeerCards(
  database: Database,
  ids: readonly string[],
  groupSlug?: string,
): Promise<BeerCard[]> {
  if (ids.length === 0) return []
  const rows = await beerCardRows(database, ids)
  return rows.map((row) => beerCardView(row, groupSlug))
}
