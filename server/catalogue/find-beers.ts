import type { Beer } from '../../shared/api/catalogue.ts'
import type { Database } from '../database/connect.ts'
import { beerRows } from './beer-queries.ts'
import { beerView } from './beer-view.ts'

/** These beers as the wire knows them, in the order of the ids; unknown ids are left out. */
export async function findBeers(database: Database, ids: readonly string[]): Promise<Beer[]> {
  return (await beerRows(database, ids)).map(beerView)
}
