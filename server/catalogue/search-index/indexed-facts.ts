import { abvRangesOf } from '../../../shared/format/abv.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { beerColourOf } from '../../../shared/catalogue/beer-colours.ts'
import { styleCategoryOf, substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { containerFiltersOf, familyOf } from '../../../shared/catalogue/containers.ts'
import { isGlutenFree } from './gluten-free.ts'
import { pricePerPintMinor } from '../../../shared/catalogue/price-per-measure.ts'
import { findTown } from '../../../shared/geography/towns.ts'
import { slugify } from '../../../shared/format/slug.ts'
import { joinSearchTexts, wordsOf } from './search-words.ts'

/** What the database tells of a beer for the index: containers only where at least one unit is there (SHOP-35). */
export type IndexedRow = {
  id: string
  name: string
  style: string
  allergens: string[]
  targetAbv: number | null
  colorHex: string | null
  glutenFree: boolean
  /** Seconds since 1970. */
  releasedAt: number
  breweryId: string
  breweryName: string
  town: string
  region: string
  showPrices: boolean
  stock: IndexedContainer[]
}
export type IndexedContainer = {
  name: string
  type: string
  volumeMl: number | null
  packSize: number
  priceMinor: number | null
  couplerType: string | null
}

/** The facets of a listing and what else it is narrowed by. */
export type IndexedFacet = FacetName | 'coupler'
export type FacetValueOf = { facet: IndexedFacet; value: string; label: string }

/**
 * The value of every beer that names any allergen. Only such a beer is found without another one: an empty list proves
 * nothing (OPEN-21).
 */
export const statesAllergens = '*'

/** What the index keeps of a beer. Keys sort rising; null has no place of its own and stands last. */
export type IndexedFacts = {
  id: string
  breweryId: string
  values: FacetValueOf[]
  sortKeys: {
    newest: number | null
    name: string | null
    price: number | null
    abv: number | null
    pint: number | null
  }
  /** What a search looks through, from joinSearchTexts. */
  searchTexts: string
}

export function indexedFactsOf(row: IndexedRow): IndexedFacts {
  const priced = row.showPrices ? row.stock.filter((container) => container.priceMinor !== null) : []
  return {
    id: row.id,
    breweryId: row.breweryId,
    values: facetValuesOf(row),
    sortKeys: {
      newest: -row.releasedAt,
      name: wordsOf(row.name).join(' '),
      price: least(priced.map((container) => container.priceMinor)),
      abv: row.targetAbv,
      pint: least(priced.map(pricePerPintMinor)),
    },
    searchTexts: searchTextsOf(row),
  }
}

function facetValuesOf(row: IndexedRow): FacetValueOf[] {
  const values: FacetValueOf[] = []
  const add = (facet: IndexedFacet, value: string | null, label = value) => {
    if (!value || values.some((known) => known.value === value && known.facet === facet)) return
    values.push({ facet, value, label: label ?? value })
  }
  add('style', styleCategoryOf(row.style)?.code ?? null)
  add('style', row.style)
  add('town', slugify(row.town), row.town.trim())
  const county = findTown(row.town)?.county
  if (county !== undefined) add('county', slugify(county), county)
  add('region', row.region)
  add('colour', beerColourOf(row.colorHex))
  if (isGlutenFree(row)) add('filter', 'gluten-free')
  for (const range of abvRangesOf(row.targetAbv)) add('abv', range)
  if (row.allergens.length > 0) add('without', statesAllergens)
  for (const allergen of row.allergens)
    add('allergen', allergen.trim().toLowerCase(), capitalised(allergen.trim()))
  for (const container of row.stock) {
    const filters = containerFiltersOf(container)
    for (const filter of filters) add('container', filter)
    for (const packaging of [container.type, familyOf(container), ...filters]) add('packaging', packaging)
    add('coupler', container.couplerType?.toLowerCase() ?? null)
  }
  return values
}

function searchTextsOf(row: IndexedRow): string {
  return joinSearchTexts({
    name: row.name,
    brewery: row.breweryName,
    style: `${styleCategoryOf(row.style)?.name ?? ''} ${substyleName(row.style)}`,
    town: row.town,
  })
}

function least(numbers: (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
