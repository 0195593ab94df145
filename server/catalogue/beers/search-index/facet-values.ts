import { abvRanges } from '../../../../shared/format/abv.ts'
import { type FacetValue } from '../../../../shared/api/catalogue-api.ts'
import { type FacetName } from '../../../../shared/catalogue/facet-names.ts'
import { beerColours } from '../../../../shared/catalogue/beer-colours.ts'
import { beerStyles } from '../../../../shared/catalogue/beer-styles.ts'
import { containerFilters } from '../../../../shared/catalogue/containers.ts'
import { containerLabel } from '../../../../shared/catalogue/unlisted-containers.ts'
import { couplerCodes, couplerLabel } from '../../../../shared/catalogue/sizes/couplers.ts'
import { regions } from '../../../../shared/geography/regions.ts'
import { findTown } from '../../../../shared/geography/towns.ts'
import { priceLabel } from '../search-text/price-range.ts'

type LabelledValue = { value: string; label: string }

const named = (things: readonly { label: string; key?: string; slug?: string }[]): LabelledValue[] =>
  things.map(({ label, key, slug }) => ({ value: key ?? slug ?? '', label }))

/** The values of each facet in the order in which they are listed; towns and allergens go by their count. */
const listed: Record<FacetName, readonly LabelledValue[]> = {
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
  coupler: couplerCodes.map((code) => ({ value: code, label: couplerLabel(code) })),
  price: [],
  near: [],
}

const listedValues = new Map(
  Object.entries(listed).map(([facet, order]) => [facet, new Set(order.map(({ value }) => value))]),
)
const isListed = (facet: FacetName, value: string): boolean => listedValues.get(facet)!.has(value)

/** Names that are shown only where someone chose them: sub-styles, and the two kinds of small pack. */
const unlisted = new Map<string, string>([
  ...beerStyles.flatMap(({ substyles }) =>
    substyles.map(({ code, name }) => [`style:${code}`, name] as const),
  ),
  ['packaging:can', 'Can'],
  ['packaging:bottle', 'Bottle'],
])

const unlistedLabel = (facet: FacetName, value: string): string =>
  facet === 'container' ? containerLabel(value) : (unlisted.get(`${facet}:${value}`) ?? value)

/** Whether a facet shows the value where beers have it. */
export const isShownValue = (facet: FacetName, value: string, chosen: readonly string[]): boolean =>
  listed[facet].length === 0 || chosen.includes(value) || isListed(facet, value)

type Counted = { value: string; label: string; count: number }

/**
 * What a facet shows: its values that lead to at least one beer and those chosen, in a sensible order. A value
 * no one knows is shown when chosen, so that it can be cleared.
 */
export function facetValues(
  facet: FacetName,
  counted: readonly Counted[],
  chosen: readonly string[],
): FacetValue[] {
  const order = listed[facet]
  if (order.length === 0) return allValues(facet, counted, chosen).sort(byCountThenLabel)
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const values: FacetValue[] = []
  const show = (value: string, label: string) => {
    const count = counts.get(value) ?? 0
    if (count > 0 || chosen.includes(value)) values.push({ value, label, count })
  }
  for (const { value, label } of order) show(value, label)
  for (const value of chosen) if (!isListed(facet, value)) show(value, unlistedLabel(facet, value))
  return values
}

function ownLabel(facet: FacetName, value: string): string {
  if (facet === 'price') return priceLabel(value)
  return facet === 'near' ? `Near ${findTown(value)?.name ?? value}` : value
}

function allValues(facet: FacetName, counted: readonly Counted[], chosen: readonly string[]): FacetValue[] {
  const values = counted.filter(({ value, count }) => count > 0 || chosen.includes(value))
  const others = chosen.filter((wanted) => counted.every(({ value }) => value !== wanted))
  return [
    ...values.map(({ value, label, count }) => ({ value, label, count })),
    ...[...new Set(others)].map((value) => ({ value, label: ownLabel(facet, value), count: 0 })),
  ]
}

function byCountThenLabel(one: FacetValue, other: FacetValue): number {
  if (one.count !== other.count) return other.count - one.count
  return one.label < other.label ? -1 : 1
}
