import type { Database } from '../../platform/database/database.ts'
import { type GroupNameRow, groupNames, sitemapGroups } from './group-queries.ts'
import { paths } from '../../../shared/paths/paths.ts'

/** The names of the groups with these ids and slugs, in no order; ids must be UUIDs. */
export async function findGroupNames(
  database: Database,
  wanted: { ids: readonly string[]; slugs: readonly string[] },
): Promise<GroupNameRow[]> {
  if (wanted.ids.length === 0 && wanted.slugs.length === 0) return []
  return groupNames(database, wanted)
}

/**
 * The paths of all groups' pages, for the sitemap. Groups are few, some dozens in the whole country, so that they need
 * no pages of their own there.
 */
export async function listGroupPaths(database: Database): Promise<string[]> {
  return (await sitemapGroups(database)).map(paths.group)
}
