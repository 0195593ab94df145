import { abvRanges } from '../../../shared/format/abv.ts'
import { type FacetValue } from '../../../shared/api/catalogue-api.ts'
import { type FacetName } from '../../../shared/catalogue/facet-names.ts'
import { beerColours } from '../../../shared/catalogue/beer-colours.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import { containerFilters } from '../../../shared/catalogue/containers.ts'
import { regions } from '../../../shared/geography/regions.ts'

type Named = { value: string; label: string }

const named = (things: readonly { label: string; key?: string; slug?: string }[]): Named[] =>
  things.map(({ label, key, slug }) => ({ value: key ?? slug ?? '', label }))

/** The values of each facet in the order in which they are listed; towns and allergens go by their count. */
const listed: Record<FacetName, readonly Named[]> = {
  style: beerStyles.map(({ code, name }) => ({ value: code, label: name })),
  region: named(regions),
  town: [],
  county: [],
  container: named(containerFilters),
  abv: named(abvRanges),
  filter: [{ value: 'gluten-free', label: 'Gluten-free' }],
  packaging: [
    { value: 'keg', label: 'Keg' },
    { value: 'cask', label: 'Cask' },
    { value: 'smallpack', label: 'Small pack' },
    { value: 'universal', label: 'Universal' },
  ],
  colour: named(beerColours),
  allergen: [],
  without: [],
}

/** Names that are shown only where somebody chose them: sub-styles, and the two kinds of small pack. */
const unlisted = new Map<string, string>([
  ...beerStyles.flatMap(({ substyles }) =>
    substyles.map(({ code, name }) => [`style:${code}`, name] as const),
  ),
  ['packaging:can', 'Can'],
  ['packaging:bottle', 'Bottle'],
])

/** Whether a facet shows the value where beers have it. */
export const isShownValue = (facet: FacetName, value: string, chosen: readonly string[]): boolean =>
  listed[facet].length === 0 || chosen.includes(value) || listed[facet].some((known) => known.value === value)

type Counted = { value: string; label: string; count: number }

/**
 * What a facet shows: its values that lead to at least one beer and those chosen, in a sensible order. A value
 * nobody knows is shown when chosen, so that it can be cleared.
 */
export function facetValues(
  facet: FacetName,
  counted: readonly Counted[],
  chosen: readonly string[],
): FacetValue[] {
  const byValue = new Map(counted.map((entry) => [entry.value, entry]))
  const order = listed[facet]
  const known = new Set(order.map(({ value }) => value))
  const beside =
    order.length === 0
      ? [...new Set([...byValue.keys(), ...chosen])].map((value) => ({
          value,
          label: byValue.get(value)?.label ?? value,
        }))
      : chosen
          .filter((value) => !known.has(value))
          .map((value) => ({ value, label: unlisted.get(`${facet}:${value}`) ?? value }))
  const values = [...order, ...beside]
    .map(({ value, label }) => ({ value, label, count: byValue.get(value)?.count ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
  return order.length === 0 ? values.sort(byCountThenLabel) : values
}

function byCountThenLabel(one: FacetValue, other: FacetValue): number {
  if (one.count !== other.count) return other.count - one.count
  return one.label < other.label ? -1 : 1
}
