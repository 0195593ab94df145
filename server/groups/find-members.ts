import type { Database } from '../database/database.ts'
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
