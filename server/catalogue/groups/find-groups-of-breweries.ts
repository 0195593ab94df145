import type { Database } from '../../platform/database/database.ts'
import { groupsOfBreweryRows } from './group-brewery-queries.ts'

export type GroupOfBreweries = { slug: string; name: string; breweryIds: string[] }

/** Groups that any of these breweries belong to, by name, with all of their breweries; ids must be UUIDs. */
export async function findGroupsOfBreweries(
  database: Database,
  breweryIds: readonly string[],
): Promise<GroupOfBreweries[]> {
  if (breweryIds.length === 0) return []
  return groupsOfBreweryRows(database, [...new Set(breweryIds)])
}
