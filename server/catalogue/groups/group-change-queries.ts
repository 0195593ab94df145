import { and, eq, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { groupBreweries, groups } from './group-tables.ts'

/** Some dozens in the whole country. */
const mostGroups = 1000

export type ListedGroup = { id: string; slug: string; name: string; region: string | null; members: number }

/** Groups by name with how many breweries each has; `like` is a pattern of LIKE for name or slug. */
export async function listedGroups(database: Database, like: string | undefined): Promise<ListedGroup[]> {
  return database
    .select({
      id: groups.id,
      slug: groups.slug,
      name: groups.name,
      region: groups.region,
      members:
        sql<number>`(select count(*) from ${groupBreweries} where ${groupBreweries.groupId} = ${groups.id})`.mapWith(
          Number,
        ),
    })
    .from(groups)
    .where(like === undefined ? undefined : or(ilike(groups.name, like), ilike(groups.slug, like)))
    .orderBy(groups.name, groups.id)
    .limit(mostGroups)
}

/** The id of the new group; null where the slug or the id of imports is taken. */
export async function insertGroup(
  transaction: Database,
  group: typeof groups.$inferInsert,
): Promise<string | null> {
  const [row] = await transaction
    .insert(groups)
    .values(group)
    .onConflictDoNothing()
    .returning({ id: groups.id })
  return row?.id ?? null
}

/** Puts a brewery at the end of a group; false where it is in it. */
export async function insertMember(
  transaction: Database,
  { groupId, breweryId }: { groupId: string; breweryId: string },
): Promise<boolean> {
  const position = sql`(select coalesce(max(position), -1) + 1 from group_breweries where group_id = ${groupId})`
  const rows = await transaction
    .insert(groupBreweries)
    .values({ groupId, breweryId, position })
    .onConflictDoNothing()
    .returning({ breweryId: groupBreweries.breweryId })
  return rows.length > 0
}

/** False where the brewery was not in the group. */
export async function deleteMember(
  transaction: Database,
  { groupId, breweryId }: { groupId: string; breweryId: string },
): Promise<boolean> {
  const rows = await transaction
    .delete(groupBreweries)
    .where(and(eq(groupBreweries.groupId, groupId), eq(groupBreweries.breweryId, breweryId)))
    .returning({ breweryId: groupBreweries.breweryId })
  return rows.length > 0
}
