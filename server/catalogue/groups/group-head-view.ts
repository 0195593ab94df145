import type { DeliveryArea } from '../../../shared/geography/delivery-area.ts'
import { distanceKm } from '../../../shared/geography/geography.ts'
import type { DeliveryQuestion, GroupHead, GroupMember } from '../../../shared/groups/group-head.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { regionOf } from '../../../shared/geography/regions.ts'
import { findTown, type Town } from '../../../shared/geography/towns.ts'
import { breweryLogoUrl } from '../beers/team-view.ts'
import { drawGroupMap } from './draw-group-map.ts'
import type { GroupRow, MemberRow } from './group-queries.ts'
import { groupView } from './group-view.ts'

/** A group as the head of its page draws it (GRP-09 to GRP-11), with its map and the answer to what was asked. */
export function groupHeadView(
  row: GroupRow,
  members: readonly MemberRow[],
  { question, run }: { question: DeliveryQuestion; run: string | null },
): GroupHead {
  const area = deliveryAreaOf(row)
  const region = regionOf(row.region)
  const placed = members.map(({ brewery }, at) => {
    const town = findTown(brewery.town, brewery.country)
    return { member: memberView(brewery, at + 1, area, town), town }
  })
  const onMap = placed.flatMap(({ member, town }) => (town ? [{ ...town, number: member.number }] : []))
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    region: region && { label: region.label, href: paths.groupRegion(region.slug) },
    description: row.description.trim(),
    run,
    imageUrl: groupView(row, []).imageUrl ?? '',
    members: placed.map(({ member }) => member),
    radiusKm: area?.radiusKm ?? null,
    map: area && drawGroupMap(area, onMap),
    question,
  }
}

/** A group's circle, once its organisers have settled both centre and radius (OPEN-66). */
export function deliveryAreaOf({ latitude, longitude, radiusKm }: GroupRow): DeliveryArea | null {
  if (latitude === null || longitude === null || radiusKm === null) return null
  return { latitude, longitude, radiusKm }
}

function memberView(
  brewery: MemberRow['brewery'],
  number: number,
  area: DeliveryArea | null,
  town: Town | null,
): GroupMember {
  return {
    id: brewery.id,
    number,
    name: brewery.name,
    href: paths.brewery(brewery.slug),
    logoUrl: breweryLogoUrl(brewery),
    town: brewery.town.trim(),
    distanceKm: area && town && Math.round(distanceKm(area, town)),
  }
}
