import type { Database } from '../database/connect.ts'
import { type BeerNameRow, beerNameRows } from './beer-queries.ts'

/** What these beers are called, and by whom they are brewed; unknown ids are left out. */
export async function findBeerNames(database: Database, ids: readonly string[]): Promise<BeerNameRow[]> {
  return ids.length === 0 ? [] : beerNameRows(database, ids)
}
