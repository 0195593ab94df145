import { asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { breweries } from '../beers/catalogue-tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { groupBreweries, groups } from './group-tables.ts'

export type GroupRow = typeof groups.$inferSelect
export type MemberRow = { groupId: string; brewery: typeof breweries.$inferSelect }

/** The regions to include, or null for all of them. */
type Regions = readonly string[] | null

export async function countGroups(database: Database, regions: Regions): Promise<number> {
  const [row] = await database.select({ total: count() }).from(groups).where(inRegions(regions))
  return row?.total ?? 0
}

/** Groups by name, one page of them. */
export async function groupRows(
  database: Database,
  { regions, offset, limit }: { regions: Regions; offset: number; limit: number },
): Promise<GroupRow[]> {
  return database
    .select()
    .from(groups)
    .where(inRegions(regions))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(limit)
    .offset(offset)
}

export async function groupsBySlug(database: Database, slugs: readonly string[]): Promise<GroupRow[]> {
  if (slugs.length === 0) return []
  return database
    .select()
    .from(groups)
    .where(inArray(groups.slug, [...slugs]))
}

export async function groupsById(database: Database, ids: readonly string[]): Promise<GroupRow[]> {
  return database
    .select()
    .from(groups)
    .where(inArray(groups.id, [...ids]))
}

export async function namedGroupRows(
  database: Database,
): Promise<{ id: string; slug: string; name: string }[]> {
  return database
    .select({ id: groups.id, slug: groups.slug, name: groups.name })
    .from(groups)
    .orderBy(asc(groups.slug))
}

/** The member breweries of these groups, in each group's own order. */
export async function memberRows(database: Database, groupIds: readonly string[]): Promise<MemberRow[]> {
  if (groupIds.length === 0) return []
  return database
    .select({ groupId: groupBreweries.groupId, brewery: breweries })
    .from(groupBreweries)
    .innerJoin(breweries, eq(breweries.id, groupBreweries.breweryId))
    .where(inArray(groupBreweries.groupId, [...groupIds]))
    .orderBy(asc(groupBreweries.position), asc(breweries.name))
}

/** Groups need a slug and a name to be shown (GRP-13); both columns are never null but may be blank. */
function inRegions(regions: Regions) {
  const shown = sql`trim(${groups.slug}) <> '' and trim(${groups.name}) <> ''`
  if (regions === null) return shown
  if (regions.length === 0) return sql`false`
  return sql`${shown} and ${inArray(groups.region, [...regions])}`
}

export type GroupNameRow = Pick<GroupRow, 'id' | 'slug' | 'name'>

/** The names of these groups, found by id or by slug, in no order. */
export async function groupNames(
  database: Database,
  { ids, slugs }: { ids: readonly string[]; slugs: readonly string[] },
): Promise<GroupNameRow[]> {
  return database
    .select({ id: groups.id, slug: groups.slug, name: groups.name })
    .from(groups)
    .where(or(inArray(groups.id, [...ids]), inArray(groups.slug, [...slugs])))
}

export async function sitemapGroups(database: Database): Promise<string[]> {
  const rows = await database.select({ slug: groups.slug }).from(groups).orderBy(groups.slug)
  return rows.map((row) => row.slug)
}
