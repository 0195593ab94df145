import type { Database } from '../../platform/database/database.ts'
import { memberIdRows } from './group-brewery-queries.ts'

/** Which breweries are members of which of these groups, as memberKey writes them; ids must be UUIDs. */
export async function findMembers(
  database: Database,
  groupIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (groupIds.length === 0) return new Set()
  const rows = await memberIdRows(database, [...new Set(groupIds)])
  return new Set(rows.map(({ groupId, breweryId }) => memberKey(groupId, breweryId)))
}

/** A brewery in a group, as one word. */
export const memberKey = (groupId: string, breweryId: string): string => `${groupId} ${breweryId}`

/** The breweries of these groups, by group; ids must be UUIDs. */
export async function findBreweriesOfGroups(
  database: Database,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = groupIds.length === 0 ? [] : await memberIdRows(database, [...new Set(groupIds)])
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId)
  return new Map([...byGroup].map(([groupId, members]) => [groupId, members.map((row) => row.breweryId)]))
}
