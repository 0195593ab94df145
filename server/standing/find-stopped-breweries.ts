import type { Database } from '../database/database.ts'
import { stoppedIds } from './standing-queries.ts'

/** Breweries whose open parts go no further: after a failed AWRS check, or suspended. */
export async function findStoppedBreweries(database: Database): Promise<string[]> {
  return stoppedIds(database)
}
