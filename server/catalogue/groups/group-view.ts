import type { Group, GroupTeam } from '../../../shared/api/groups-api.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { regionOf } from '../../../shared/geography/regions.ts'
import { pictureVersion } from '../../platform/media/picture-version.ts'
import { breweryLogoUrl } from '../beers/team-view.ts'
import type { GroupRow, MemberRow } from './group-queries.ts'

/** A group as the wire knows it (ENT-15). */
export function groupView(row: GroupRow, members: readonly MemberRow[]): Group {
  const teams = members
    .filter((member) => member.groupId === row.id)
    .map(({ brewery }) => memberView(brewery))
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    regionLabel: regionOf(row.region)?.label ?? null,
    imageUrl:
      row.imageUrl ?? serverPaths.groupLandscape(row.id, pictureVersion([row.slug, row.name, row.region])),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    teamCount: teams.length,
    teams,
  }
}

function memberView(brewery: MemberRow['brewery']): GroupTeam {
  return {
    id: brewery.id,
    name: brewery.name,
    slug: brewery.slug,
    logoUrl: breweryLogoUrl(brewery),
    summary: { title: brewery.publicTitle, subtitle: brewery.publicSubtitle },
    description: brewery.description,
    location: { town: brewery.town, country: brewery.country },
  }
}
