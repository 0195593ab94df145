import { isUkCountry, regions } from './regions.ts'
import type { RegionSlug } from './regions.ts'
import { slugify } from '../format/slug.ts'
import counties from './uk-towns.json' with { type: 'json' }

export type Town = {
  name: string
  county: string
  country: string
  latitude: number
  longitude: number
  region: RegionSlug
}

/**
 * The towns and cities of the UK (OPEN-22; docs/data-sources.md), good to about two kilometres: enough for regions,
 * maps and delivery circles. Of two namesakes the first is meant. For the server: browsers never need it.
 */
export const towns: readonly Town[] = counties.flatMap(({ region: slug, county, towns: lines }) => {
  const region = regions.find((region) => region.slug === slug)
  if (!region) throw new Error(`${county}: '${slug}' is not a region`)
  const place = { region: region.slug, county, country: region.country }
  return lines.map((line) => readTown(line, place))
})

const townsByKey = new Map<string, Town[]>()
for (const town of towns) {
  const key = keyOf(town.name)
  townsByKey.set(key, [...(townsByKey.get(key) ?? []), town])
}

/**
 * The town of that name, in any spelling and hyphenation; the country distinguishes namesakes, and of two in one
 * country the larger is meant. Null when there is none, or when the country is not in the UK.
 */
export function findTown(name: string | null | undefined, country?: string | null): Town | null {
  const wanted = country?.trim().toLowerCase() || 'uk'
  if (!isUkCountry(wanted)) return null
  const anywhere = wanted === 'uk' || wanted === 'united kingdom'
  const namesakes = townsByKey.get(keyOf(name ?? '')) ?? []
  return namesakes.find((town) => anywhere || town.country.toLowerCase() === wanted) ?? null
}

/** The region a brewery's town and country belong to; rest-of-uk when we do not know the town (OPEN-22). */
export function regionOfTown(name: string | null | undefined, country?: string | null): RegionSlug {
  return findTown(name, country)?.region ?? 'rest-of-uk'
}

function keyOf(name: string): string {
  return slugify(name.replace(/\bsaint\b/i, 'st')).replaceAll('-', '')
}

function readTown(line: string, place: Pick<Town, 'region' | 'county' | 'country'>): Town {
  const [, name, latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? []
  if (!name) throw new Error(`Not a town, latitude and longitude: '${line}'`)
  return { name, ...place, latitude: Number(latitude), longitude: Number(longitude) }
}
