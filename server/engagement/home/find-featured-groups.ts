import type { Group } from '../../../shared/api/groups-api.ts'
import type { Settings } from '../../../shared/api/settings-api.ts'
import type { FeaturedGroup, PlacedMark } from '../../../shared/pages/home-page-data.ts'
import { placeLogos } from '../../../shared/groups/logo-placement.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { findGroupsBySlug } from '../../catalogue/groups/find-groups.ts'

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
  const marked = teams.flatMap((team) =>
    team.logoUrl ? [{ id: team.id, name: team.name, logoUrl: team.logoUrl }] : [],
  )
  const href = paths.group(slug)
  return {
    id,
    name,
    href,
    regionLabel: regionLabel ?? '',
    imageUrl: imageUrl ?? '',
    breweryCount: marked.length,
    marks: placeMarks(href, marked.slice(0, mostMarks)),
  }
}

/** More marks than this would hide the picture. */
const mostMarks = 6
/**
 * The picture as the narrowest phone shows it. Placed for that, a mark of 65 px is never smaller, and the style caps it
 * at 200 px on the widest screen (HOME-59).
 */
const narrowest = { width: 340, height: 255 }

/**
 * The server does this, because the result is the same for all visitors and the browser then needs no script for it
 * (HOME-52).
 */
function placeMarks(seed: string, marks: { id: string; name: string; logoUrl: string }[]): PlacedMark[] {
  const placed = placeLogos(
    { seed, ...narrowest },
    marks.map(({ id }) => id),
  )
  return placed.flatMap(({ id, size, leftPercent, topPercent, sizePercent }) => {
    const mark = marks.find((one) => one.id === id)
    return mark ? [{ ...mark, size, leftPercent, topPercent, sizePercent }] : []
  })
}
