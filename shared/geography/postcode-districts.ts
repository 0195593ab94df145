import type { Place } from './geography.ts'
import { outwardOf } from './postcode.ts'
import postcodeAreas from './uk-postcodes.json' with { type: 'json' }
import { towns } from './towns.ts'

export type PostcodePlace = Place & { precision: 'district' | 'area' }

type Area = { districts: ReadonlyMap<string, Place>; middle: Place }

const groupsOf = new Map<string, readonly string[]>(Object.entries(postcodeAreas))
/** Areas that were asked for; there are 124. */
const areas = new Map<string, Area>()

/**
 * About where a UK postcode, or an outward code alone, lies: in its district when the table names it, else in the
 * middle of its area (OPEN-66). The table was compiled by hand: a district is good to about five kilometres in and
 * around towns and further in open country, an area to about fifteen. Null for a text that is not a UK postcode or has
 * no known position.
 */
export function locatePostcode(text: string | null | undefined): PostcodePlace | null {
  const outward = outwardOf(text)
  const [, area = '', district = ''] = /^([A-Z]+)(\d+)/.exec(outward ?? '') ?? []
  const groups = groupsOf.get(area)
  if (groups === undefined) return null
  const found = areas.get(area) ?? readArea(groups)
  areas.set(area, found)
  // EC1A, W1T and N1C lie within EC1, W1 and N1.
  const near = found.districts.get(district)
  return near ? { ...near, precision: 'district' } : { ...found.middle, precision: 'area' }
}

/**
 * Reads a postcode area: towns of `uk-towns.json` (Town, or Town/County where two share a name) or 'latitude longitude'
 * points, each with its districts. A district named twice lies between the two.
 */
function readArea(groups: readonly string[]): Area {
  const places = new Map<string, Place[]>()
  for (const group of groups) {
    const [where = '', numbers = ''] = group.split(': ')
    const place = readPlace(where)
    for (const number of numbers.split(' ').flatMap(readRange))
      places.set(`${number}`, [...(places.get(`${number}`) ?? []), place])
  }
  const districts = new Map([...places].map(([number, points]) => [number, middle(points)]))
  return { districts, middle: middle([...districts.values()]) }
}

function readPlace(where: string): Place {
  const point = /^(-?[\d.]+) (-?[\d.]+)$/.exec(where)
  if (point) return { latitude: Number(point[1]), longitude: Number(point[2]) }
  const [name, county] = where.split('/')
  const [town, namesake] = towns.filter((one) => one.name === name && (!county || one.county === county))
  if (!town || namesake) throw new Error(`'${where}' is not one town of the table`)
  return { latitude: town.latitude, longitude: town.longitude }
}

function readRange(numbers: string): number[] {
  const [first = NaN, last = first] = numbers.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function middle(places: readonly Place[]): Place {
  const mean = (read: (place: Place) => number) =>
    places.reduce((sum, place) => sum + read(place), 0) / places.length
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) }
}
