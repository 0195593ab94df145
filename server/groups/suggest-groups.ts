import type { Suggestions } from '../../shared/api/suggestions.ts'
import { paths } from '../../shared/paths.ts'
import { regionOf } from '../../shared/regions.ts'
import type { Database } from '../database/connect.ts'
import { groupsLike } from './group-suggestion-queries.ts'

/** Groups that somebody who typed the text may mean. */
export async function suggestGroups(
  database: Database,
  text: string,
  limit: number,
): Promise<Suggestions['groups']> {
  const rows = await groupsLike(database, text, limit)
  return rows.map(({ id, slug, name, region }) => ({
    id,
    name,
    href: paths.group(slug),
    regionLabel: regionOf(region)?.label ?? '',
  }))
}
