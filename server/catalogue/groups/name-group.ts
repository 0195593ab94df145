import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import { nationOfRegion } from '../../../shared/geography/regions.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { listedGroups, type ListedGroup } from './group-change-queries.ts'
import { groupsBySlug, groupsById, namedGroupRows } from './group-queries.ts'

export type NamedGroup = { id: string; slug: string; name: string; nation: Nation }

/** The group of a slug. Throws RequestError 404 for an unknown slug. */
export async function nameGroup(database: Database, slug: string): Promise<NamedGroup> {
  const [row] = await groupsBySlug(database, [slug])
  if (!row) throw notFound(`The group '${slug}'`)
  return { id: row.id, slug: row.slug, name: row.name, nation: nationOfRegion(row.region) }
}

/** The groups of these ids, by id; those that have left the shop are not there. */
export async function nameGroups(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, NamedGroup>> {
  const rows = ids.length === 0 ? [] : await groupsById(database, ids)
  return new Map(
    rows.map(({ id, slug, name, region }) => [id, { id, slug, name, nation: nationOfRegion(region) }]),
  )
}

/** Groups whose name or slug is like this pattern, by name, with how many breweries each has. */
export const listGroupsLike = (database: Database, like: string | undefined): Promise<ListedGroup[]> =>
  listedGroups(database, like)

/** All groups; some dozens in the whole country. */
export const listGroups = async (database: Database): Promise<{ id: string; slug: string; name: string }[]> =>
  namedGroupRows(database)
