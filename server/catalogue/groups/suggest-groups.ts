import type { Suggestions } from '../../../shared/api/suggestions-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { regionOf } from '../../../shared/geography/regions.ts'
import type { Database } from '../../platform/database/database.ts'
import { groupsLike } from './group-suggestion-queries.ts'

/** Groups that a person who typed this text may mean. */
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
