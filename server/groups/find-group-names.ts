import type { Database } from '../database/connect.ts'
import { type GroupNameRow, groupNames } from './group-queries.ts'

/** What the groups of these ids and slugs are called, in no order; ids must be UUIDs. */
export async function findGroupNames(
  database: Database,
  wanted: { ids: readonly string[]; slugs: readonly string[] },
): Promise<GroupNameRow[]> {
  if (wanted.ids.length === 0 && wanted.slugs.length === 0) return []
  return groupNames(database, wanted)
}
