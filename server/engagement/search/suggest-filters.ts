import type { Facets } from '../../../shared/api/catalogue-api.ts'
import type { FilterSuggestion } from '../../../shared/api/suggestions-api.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import { containerFilters } from '../../../shared/catalogue/containers.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { listingHref } from '../../../shared/catalogue/listing-address.ts'
import { containerLabel, namedVessels } from '../../../shared/catalogue/unlisted-containers.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { containerFiltersFor } from '../../catalogue/beers/search-text/container-filters-of.ts'
import { anyContainer, readSizes } from '../../catalogue/beers/search-text/read-container.ts'

/** Facets that are suggested for. */
export const suggestedFacets = ['style', 'region', 'town', 'container'] as const
export type SuggestedFacet = (typeof suggestedFacets)[number]

/** What a filter is asked for by, beside its label. */
const otherWords = new Map<string, string>(
  containerFilters.map(({ key, label, plural }) => [`container:${key}`, `${label} ${plural}`]),
)
const substyles = beerStyles.flatMap((style) => style.substyles)

/**
 * Values of a facet with words that begin with the text, those that leave the most beers first, with how many; values
 * that leave none are left out (S-09). Whole styles are before their kinds.
 */
export async function suggestFilters(
  name: SuggestedFacet,
  text: string,
  { facets, countOf }: { facets: Facets; countOf: (filter: FacetName, value: string) => Promise<number> },
  limit: number,
): Promise<FilterSuggestion[]> {
  const wanted = plain(text)
  if (wanted === '') return []
  const isMeant = (value: string, label: string) =>
    ` ${plain(`${label} ${otherWords.get(`${name}:${value}`) ?? ''}`)}`.includes(` ${wanted}`)
  const listed = (facets[name] ?? []).filter(({ value, label }) => isMeant(value, label))
  const kinds =
    name === 'style' ? substyles.filter((kind) => isMeant(kind.code, kind.name)).slice(0, limit) : []
  const vessels = name === 'container' ? unlistedVessels(text, isMeant) : []
  const countedVessels = vessels.map(async (value) => ({
    value,
    label: containerLabel(value),
    count: await countOf('container', value),
  }))
  const counted = kinds.map(async ({ code, name: label }) => ({
    value: code,
    label,
    count: await countOf('style', code),
  }))
  return [
    ...listed.toSorted((one, other) => other.count - one.count),
    ...(await Promise.all([...counted, ...countedVessels])),
  ]
    .filter(({ count }) => count > 0)
    .slice(0, limit)
    .map(({ value, label, count }) => ({
      code: value,
      name: label,
      href: listingHref(paths.shop, { filters: { [name]: [value] } }),
      count,
    }))
}

/** Vessels by their names, and a volume, that no filter sheet lists. */
function unlistedVessels(text: string, isMeant: (value: string, label: string) => boolean): string[] {
  const scan = { rest: text.toLowerCase(), container: anyContainer(), quantity: null }
  readSizes(scan)
  const said = scan.container.volumeMl === null ? [] : (containerFiltersFor(scan.container).container ?? [])
  const unlisted = said.filter((key) => containerFilters.every((filter) => filter.key !== key))
  const named = namedVessels.filter(({ key, label, plural }) => isMeant(key, `${label} ${plural}`))
  return [...new Set([...named.map(({ key }) => key), ...unlisted])]
}

/** Lower case, without accents, with single spaces for all that is no letter or figure. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
