import type { Database } from '../../platform/database/database.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import { findRunsById } from '../../parties/runs/find-runs.ts'

/** The slugs of the groups whose runs these are, by run; one that is gone is missing. */
export async function findRunPlaces(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const runs = await findRunsById(database, ids)
  const groupOf = new Map(runs.map((run) => [run.id, run.groupId]))
  const groups = await findGroupNames(database, { ids: [...new Set(groupOf.values())], slugs: [] })
  const slugs = new Map(groups.map(({ id, slug }) => [id, slug]))
  return new Map(
    [...groupOf].flatMap(([id, groupId]) => (slugs.has(groupId) ? [[id, slugs.get(groupId)!]] : [])),
  )
}
