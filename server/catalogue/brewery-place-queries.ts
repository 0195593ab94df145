import type { Database } from '../database/connect.ts'
import { breweries } from './catalogue-tables.ts'

/** Where every brewery is, for the menus that count them. */
export async function breweryPlaces(
  database: Database,
): Promise<{ town: string; country: string; region: string }[]> {
  return database
    .select({ town: breweries.town, country: breweries.country, region: breweries.region })
    .from(breweries)
}
