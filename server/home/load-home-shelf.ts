import type { BeerCard } from '../../shared/beer-card.ts'
import { type HomeShelfName, homeShelves, shownBeers } from '../../shared/home.ts'
import { findBeerCards } from '../catalogue/find-beer-cards.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'

/** The beers of one carousel, newest first: as many as it shows (HOME-37, HOME-38). */
export async function loadHomeShelf(
  { database, shelf }: { database: Database; shelf: Shelf },
  name: HomeShelfName,
): Promise<BeerCard[]> {
  const { limit, shown, packagingGroup } = homeShelves[name]
  const filters = packagingGroup === null ? {} : { packagingGroup: [packagingGroup] }
  const { ids } = shelf.search({ filters, pageSize: limit })
  return shownBeers(await findBeerCards(database, ids.slice(0, shown)), shown)
}
