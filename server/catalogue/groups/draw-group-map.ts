import type { DeliveryArea } from '../../../shared/geography/delivery-area.ts'
import { distanceKm, type Place } from '../../../shared/geography/geography.ts'
import type { GroupMap } from '../../../shared/groups/group-head.ts'
import { mapAround, markerDiameter, rounded, whole } from './map-around.ts'
import { mapTowns } from './map-towns.ts'
import { spreadMarkers } from './spread-markers.ts'

/** The narrowest view still shows a stretch of coast or two. */
const leastReachKm = 90

/**
 * Draws a group's delivery circle and its numbered breweries on the outline of the country, from coordinates alone,
 * without an outside service. The circle's centre is the middle of the map, which covers circle and breweries.
 */
export function drawGroupMap(
  area: DeliveryArea,
  breweries: readonly (Place & { number: number })[],
): GroupMap {
  const farthest = Math.max(0, ...breweries.map((brewery) => distanceKm(area, brewery)))
  const reachKm = Math.max(leastReachKm, area.radiusKm * 1.4, farthest * 1.25)
  const { side, land, scale, perKm, pointOf } = mapAround(area, reachKm)
  const anchors = breweries.map(pointOf)
  const spots = spreadMarkers(anchors, markerDiameter)
  return {
    side,
    land,
    radius: whole(area.radiusKm * perKm),
    markers: breweries.map(({ number }, at) => ({
      number,
      ...rounded(spots[at] ?? anchors[at]!),
      anchor: rounded(anchors[at]!),
    })),
    towns: mapTowns(pointOf, side, [{ x: side / 2, y: side / 2 }, ...spots, ...anchors]),
    scale,
  }
}
