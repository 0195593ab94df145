import type { Place } from '../../../shared/geography/geography.ts'
import { findTown } from '../../../shared/geography/towns.ts'
import type { UkMap } from '../../../shared/groups/uk-map.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Point } from './clip-land.ts'
import { linePath } from './map-around.ts'
import { ukOutline } from './uk-outline.ts'

/** Units of the drawing; the height follows from the shape of the country. */
const width = 480
const bounds = { west: -8.9, east: 2.1, south: 49.7, north: 61 }
const middleLatitude = (bounds.south + bounds.north) / 2
const perDegreeEast = width / (bounds.east - bounds.west)
const perDegreeNorth = perDegreeEast / Math.cos((middleLatitude * Math.PI) / 180)
const height = Math.round((bounds.north - bounds.south) * perDegreeNorth)
/** Breweries nearer than this share one mark, in units. */
const markDiameter = 26

type Brewery = { name: string; slug: string; town: string; country: string }
type Group = { name: string; slug: string; latitude: number | null; longitude: number | null }

/**
 * The United Kingdom with its breweries, those near one another under one mark, and the centres of its groups (SEE-15).
 * Breweries whose town is not known are listed without a mark.
 */
export function drawUkMap(breweries: readonly Brewery[], groups: readonly Group[]): UkMap {
  const marks: { at: Point; members: (Brewery & { placeName: string })[] }[] = []
  const elsewhere: Brewery[] = []
  for (const brewery of breweries) {
    const town = findTown(brewery.town, brewery.country)
    if (town === null) {
      elsewhere.push(brewery)
      continue
    }
    const point = pointOf(town)
    const near = marks.find(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) < markDiameter)
    const member = { ...brewery, placeName: town.name }
    if (near) near.members.push(member)
    else marks.push({ at: point, members: [member] })
  }
  const listed = ({ name, slug, town }: Brewery) => ({ name, href: paths.brewery(slug), town })
  return {
    width,
    height,
    land: ukOutline.map((land) => linePath(land, pointOf, { least: -width, most: height + width })).join(''),
    marks: marks
      .toSorted((one, other) => one.at.y - other.at.y)
      .map(({ at, members }, index) => ({
        number: index + 1,
        x: Math.round(at.x),
        y: Math.round(at.y),
        place: [...new Set(members.map(({ placeName }) => placeName))].join(', '),
        breweries: members.map(listed),
      })),
    elsewhere: elsewhere.map(listed),
    groups: groups.flatMap(({ name, slug, latitude, longitude }) => {
      if (latitude === null || longitude === null) return []
      const { x, y } = pointOf({ latitude, longitude })
      return [{ name, href: paths.group(slug), x: Math.round(x), y: Math.round(y) }]
    }),
  }
}

const pointOf = ({ latitude, longitude }: Place): Point => ({
  x: (longitude - bounds.west) * perDegreeEast,
  y: (bounds.north - latitude) * perDegreeNorth,
})
