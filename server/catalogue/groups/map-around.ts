import type { Place } from '../../../shared/geography/geography.ts'
import type { GroupMap } from '../../../shared/groups/group-head.ts'
import { clipLand, type Point } from './clip-land.ts'
import { type Land, ukOutline } from './uk-outline.ts'

/** Units of the square the map is drawn in. */
const side = 480
export const markerDiameter = 30
const kmPerDegree = 111.195
const scaleSteps = [10, 20, 50, 100, 200]

type Drawn = Pick<GroupMap, 'side' | 'land' | 'scale'> & { perKm: number; pointOf: (place: Place) => Point }

/** The square around a place that reaches so far to each side: its land, its scale, and where a place is on it. */
export function mapAround(centre: Place, reachKm: number): Drawn {
  const perKm = side / 2 / reachKm
  const east = kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180)
  const pointOf = ({ latitude, longitude }: Place): Point => ({
    x: side / 2 + (longitude - centre.longitude) * east * perKm,
    y: side / 2 - (latitude - centre.latitude) * kmPerDegree * perKm,
  })
  const scaleKm = scaleSteps.findLast((km) => km * perKm <= side / 4) ?? scaleSteps[0]!
  return {
    side,
    land: ukOutline.map((land) => linePath(land, pointOf, { least: -side / 2, most: side * 1.5 })).join(''),
    scale: { km: scaleKm, length: whole(scaleKm * perKm) },
    perKm,
    pointOf,
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
export const whole = (length: number) => Math.round(length)
export const rounded = ({ x, y }: Point): Point => ({ x: whole(x), y: whole(y) })
