import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { groupBreweries, groups } from './group-tables.ts'

/** Groups that any of these breweries belong to, by name, with all of their breweries. */
export async function groupsOfBreweryRows(
  database: Database,
  breweryIds: readonly string[],
): Promise<{ slug: string; name: string; breweryIds: string[] }[]> {
  const joined = database
    .select({ groupId: groupBreweries.groupId })
    .from(groupBreweries)
    .where(inArray(groupBreweries.breweryId, [...breweryIds]))
  return database
    .select({
      slug: groups.slug,
      name: groups.name,
      breweryIds: sql<string[]>`json_agg(${groupBreweries.breweryId})`,
    })
    .from(groups)
    .innerJoin(groupBreweries, eq(groupBreweries.groupId, groups.id))
    .where(inArray(groups.id, joined))
    .groupBy(groups.id)
    .orderBy(asc(groups.name), asc(groups.id))
}
