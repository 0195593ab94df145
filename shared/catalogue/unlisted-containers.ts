import { type ContainerShape, containerFilters, containerFiltersOf } from './containers.ts'

/** Vessels that a search finds by their names; no filter sheet lists them (S-09). */
export const namedVessels = [
  { key: 'mini-keg', label: 'Mini keg', plural: 'mini kegs', pattern: /\bmini[-\s]?kegs?\b/i },
  { key: 'dolium', label: 'Dolium keg', plural: 'Dolium kegs', pattern: /\bdolium\b/i },
  {
    key: 'bag-in-box',
    label: 'Bag-in-box',
    plural: 'bags-in-box and polypins',
    pattern: /\bbag[-\s]in[-\s]box\b|\bpolypins?\b|\bbib\b/i,
  },
] as const

/** From here on volumes that differ by rounding are one: 10 gallons are 45,461 ml, and are listed as 45.5 litres too. */
const roundedFromMl = 3000
const roundedToMl = 500

/** What a volume is searched by: '5l', '45-5l', '568ml'. */
export function volumeKey(volumeMl: number): string {
  if (volumeMl < roundedFromMl) return `${Math.round(volumeMl)}ml`
  return `${String((Math.round(volumeMl / roundedToMl) * roundedToMl) / 1000).replace('.', '-')}l`
}

/**
 * What a container is searched by beside the listed filters: the vessel by its name, and a volume that has no
 * filter.
 */
export function unlistedContainersOf(container: ContainerShape): string[] {
  const { name, volumeMl } = container
  const vessels = namedVessels.filter(({ pattern }) => pattern.test(name)).map(({ key }) => key)
  const hasFilter = containerFiltersOf(container).some((key) => key !== 'keykeg')
  return volumeMl === null || hasFilter ? vessels : [...vessels, volumeKey(volumeMl)]
}

/** A container filter in words: '20 L keg', 'Mini keg', '45.5 l'. */
export const containerLabel = (key: string): string =>
  [...containerFilters, ...namedVessels].find((each) => each.key === key)?.label ??
  key.replace(
    /^(\d+)(?:-(\d+))?(ml|l)$/,
    (_key, whole: string, part: string | undefined, unit: string) =>
      `${part === undefined ? whole : `${whole}.${part}`} ${unit === 'l' ? 'L' : unit}`,
  )
