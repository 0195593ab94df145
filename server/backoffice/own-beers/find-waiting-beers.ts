import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { waitingNewBeerRows } from './beer-change-queries.ts'
import type { NewSize } from '../../catalogue/beers/range/own-range.ts'

/** What is asked of a new beer. */
export type PendingBeer = { words: Partial<BeerWords>; sizes: NewSize[] }
/** A new beer that waits for Dray. */
export type WaitingBeer = PendingBeer & { beerId: string; externalId: string | null }

/** The new beers of a brewery that wait for Dray. */
export async function findWaitingBeers(database: Database, breweryId: string): Promise<WaitingBeer[]> {
  const rows = await waitingNewBeerRows(database, breweryId)
  return rows.map(({ beerId, externalId, proposed, sizes }) => ({
    beerId,
    externalId,
    words: proposed,
    sizes,
  }))
}
