import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import { nationOfRegion } from '../../../shared/geography/regions.ts'
import type { Database } from '../../platform/database/database.ts'
import { breweryRegions } from './brewery-queries.ts'

/** The nation whose bank holidays a brewery takes, by its id; breweries that have left are not there. */
export async function findBreweryNations(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Nation>> {
  const rows = ids.length === 0 ? [] : await breweryRegions(database, ids)
  return new Map(rows.map(({ id, region }) => [id, nationOfRegion(region)]))
}
