import type { Database } from '../database/connect.ts'
import { beerIdRows } from './beer-queries.ts'

/** Beers by the ids that an import gave them; unknown ones are left out. */
export async function findBeerIds(
  database: Database,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await beerIdRows(database, externalIds)
  return new Map(rows.map(({ externalId, id }) => [externalId, id]))
}
