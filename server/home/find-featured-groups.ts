import type { Group } from '../../shared/api/groups.ts'
import type { Settings } from '../../shared/api/settings.ts'
import type { FeaturedGroup } from '../../shared/home.ts'
import { paths } from '../../shared/paths.ts'
import type { Database } from '../database/connect.ts'
import { findGroupsBySlug } from '../groups/find-groups.ts'

/** The featured groups that exist, by their position. */
export async function findFeaturedGroups(
  database: Database,
  featured: Settings['featured-groups'],
): Promise<Group[]> {
  if (featured.length === 0) return []
  const byPosition = featured.toSorted((one, other) => one.position - other.position)
  return findGroupsBySlug(
    database,
    byPosition.map(({ groupSlug }) => groupSlug),
  )
}

/** A group as the home page's cards draw it. */
export function featuredGroupView(group: Group): FeaturedGroup {
  const { id, slug, name, imageUrl, regionLabel, teams } = group
  return {
    id,
    name,
    href: paths.group(slug),
    regionLabel: regionLabel ?? '',
    imageUrl: imageUrl ?? '',
    breweries: teams.flatMap((team) =>
      team.logoUrl ? [{ id: team.id, name: team.name, logoUrl: team.logoUrl }] : [],
    ),
  }
}
