import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
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

/** Group and brewery of every membership in these groups, in no order. */
export async function memberIdRows(
  database: Database,
  groupIds: readonly string[],
): Promise<{ groupId: string; breweryId: string }[]> {
  return database
    .select({ groupId: groupBreweries.groupId, breweryId: groupBreweries.breweryId })
    .from(groupBreweries)
    .where(inArray(groupBreweries.groupId, [...groupIds]))
}
