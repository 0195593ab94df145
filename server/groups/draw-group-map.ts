import type { DeliveryArea } from '../../shared/geography/delivery-area.ts'
import { distanceKm, type Place } from '../../shared/geography/geography.ts'
import type { GroupMap } from '../../shared/groups/group-head.ts'
import { type Land, ukOutline } from './uk-outline.ts'
import { clipLand, type Point } from './clip-land.ts'
import { mapTowns } from './map-towns.ts'
import { spreadMarkers } from './spread-markers.ts'

/** Units of the square the map is drawn in. */
const side = 480
const markerDiameter = 30
const kmPerDegree = 111.195
/** The narrowest view still shows a stretch of coast or two. */
const leastReachKm = 90
const scaleSteps = [10, 20, 50, 100, 200]

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
  const perKm = side / 2 / reachKm
  const east = kmPerDegree * Math.cos((area.latitude * Math.PI) / 180)
  const pointOf = ({ latitude, longitude }: Place): Point => ({
    x: side / 2 + (longitude - area.longitude) * east * perKm,
    y: side / 2 - (latitude - area.latitude) * kmPerDegree * perKm,
  })
  const anchors = breweries.map(pointOf)
  const spots = spreadMarkers(anchors, markerDiameter)
  const scaleKm = scaleSteps.findLast((km) => km * perKm <= side / 4) ?? scaleSteps[0]!
  return {
    side,
    land: ukOutline.map((land) => linePath(land, pointOf, { least: -side / 2, most: side * 1.5 })).join(''),
    radius: whole(area.radiusKm * perKm),
    markers: breweries.map(({ number }, at) => ({
      number,
      ...rounded(spots[at] ?? anchors[at]!),
      anchor: rounded(anchors[at]!),
    })),
    towns: mapTowns(pointOf, side, [{ x: side / 2, y: side / 2 }, ...spots, ...anchors]),
    scale: { km: scaleKm, length: whole(scaleKm * perKm) },
  }
}

/**
 * A piece of land as path data, cut outside the map so that the cut is not seen. The drawn places pull the line, which
 * runs through the middles between them: a coast has no corners.
 */
export function linePath(
  land: Land,
  pointOf: (place: Place) => Point,
  { least, most }: { least: number; most: number },
): string {
  const points = clipLand(land.map(pointOf), least, most)
  if (points.length < 3) return ''
  const middles = points.map((point, at) => middleOf(point, points[(at + 1) % points.length] ?? point))
  const curves = points.map((point, at) => `Q${words(point)} ${words(middles[at] ?? point)}`)
  return `M${words(middles.at(-1) ?? points[0]!)}${curves.join('')}Z`
}

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const words = ({ x, y }: Point) => `${whole(x)} ${whole(y)}`
const whole = (length: number) => Math.round(length)
const rounded = ({ x, y }: Point): Point => ({ x: whole(x), y: whole(y) })
