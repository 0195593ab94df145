import { LRUCache } from 'lru-cache'
import { abvRangesOf } from '../../../../shared/format/abv.ts'
import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import { unknownBatch } from '../fresh-casks.ts'
import { noAllergens } from '../../../../shared/catalogue/allergens.ts'
import { beerColourOf } from '../../../../shared/catalogue/beer-colours.ts'
import { styleCategoryOf, substyleName } from '../../../../shared/catalogue/beer-styles.ts'
import { containerFiltersOf, familyOf } from '../../../../shared/catalogue/containers.ts'
import { unlistedContainersOf } from '../../../../shared/catalogue/unlisted-containers.ts'
import { pricePerPintMinor } from '../../../../shared/catalogue/price-per-measure.ts'
import { findTown } from '../../../../shared/geography/towns.ts'
import { slugify } from '../../../../shared/format/slug.ts'
import { distinctWordsOf, type SearchTexts, sortedBy } from './search-words.ts'

/** What the database has about a beer for the index: containers only where at least one unit is there (SHOP-35). */
export type IndexedRow = {
  id: string
  name: string
  style: string
  ingredients: string
  tastingNotes: string
  allergens: string[]
  targetAbv: number | null
  colorHex: string | null
  glutenFree: boolean
  /** Seconds since 1970. */
  releasedAt: number
  /** The last day on which its last batch counts as fresh, 'YYYY-MM-DD'; null where no batch is known. */
  freshUntil: string | null
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

/** What a listing is narrowed by, each a set of the index. */
export type IndexedFacet = Exclude<FacetName, 'price' | 'near'> | 'freshUntil'
export type FacetValueOf = { facet: IndexedFacet; value: string; label: string }

/**
 * The value of every beer that names any allergen. Only such a beer is found without another one: an empty list proves
 * nothing (OPEN-21).
 */
export const statesAllergens = '*'

/** What the index keeps of a beer. Keys sort rising; null has no place of its own and comes last. */
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
  searchTexts: SearchTexts
  /** The sizes in stock that have a price. */
  sizes: SizePrice[]
}

/** What a size is found under, and its price and price per pint in pence. */
export type SizePrice = { values: FacetValueOf[]; price: number; pint: number | null }

export function indexedFactsOf(row: IndexedRow): IndexedFacts {
  const priced = row.showPrices ? row.stock.filter((container) => container.priceMinor !== null) : []
  return {
    id: row.id,
    breweryId: row.breweryId,
    values: facetValuesOf(row),
    sortKeys: {
      newest: -row.releasedAt,
      name: sortedBy(row.name),
      price: least(priced.map((container) => container.priceMinor)),
      abv: row.targetAbv,
      pint: least(priced.map(pricePerPintMinor)),
    },
    searchTexts: searchTextsOf(row),
    sizes: priced.map((container) => ({
      values: containerValuesOf(container),
      price: container.priceMinor!,
      pint: pricePerPintMinor(container),
    })),
  }
}

function facetValuesOf(row: IndexedRow): FacetValueOf[] {
  const values: FacetValueOf[] = []
  const add = (more: readonly FacetValueOf[]) => {
    for (const each of more) {
      const isKnown = values.some(({ facet, value }) => value === each.value && facet === each.facet)
      if (each.value !== '' && !isKnown) values.push(each)
    }
  }
  add(placeValuesOf(row))
  add(ofBeer(row))
  for (const container of row.stock) add(containerValuesOf(container))
  return values
}

function ofBeer(row: IndexedRow): FacetValueOf[] {
  const { style, allergens } = row
  const colour = beerColourOf(row.colorHex)
  return [
    ...[styleCategoryOf(style)?.code ?? '', style].map((code) => valueOf('style', code)),
    ...(colour === null ? [] : [valueOf('colour', colour)]),
    // As its brewery states: allergens that are not listed prove nothing (OPEN-21).
    ...(row.glutenFree ? [valueOf('filter', 'gluten-free')] : []),
    ...abvRangesOf(row.targetAbv).map((range) => valueOf('abv', range)),
    valueOf('freshUntil', row.freshUntil ?? unknownBatch),
    ...(allergens.length > 0 ? [valueOf('without', statesAllergens)] : []),
    ...allergens
      .filter((name) => name !== noAllergens)
      .map((name) => valueOf('allergen', name.trim().toLowerCase(), capitalised(name.trim()))),
  ]
}

/** Many beers come from one place and in one kind of container: what those stand for is worked out once. */
const mostRemembered = 5000
const placeValuesOf = remembered(
  ({ town, region }: Pick<IndexedRow, 'town' | 'region'>) => [town, region],
  ({ town, region }) => {
    const county = findTown(town)?.county
    return [
      valueOf('town', slugify(town), town.trim()),
      ...(county === undefined ? [] : [valueOf('county', slugify(county), county)]),
      valueOf('region', region),
    ]
  },
)
export const containerValuesOf = remembered(
  ({ name, type, volumeMl, couplerType }: IndexedContainer) => [name, type, volumeMl, couplerType],
  (container) => {
    const filters = containerFiltersOf(container)
    const packagings = [container.type, familyOf(container) ?? '', ...filters]
    return [
      ...[...filters, ...unlistedContainersOf(container)].map((filter) => valueOf('container', filter)),
      ...packagings.map((packaging) => valueOf('packaging', packaging)),
      valueOf('coupler', container.couplerType?.toLowerCase() ?? ''),
    ]
  },
)

function remembered<Thing>(keyOf: (thing: Thing) => unknown[], valuesOf: (thing: Thing) => FacetValueOf[]) {
  const known = new LRUCache<string, FacetValueOf[]>({ max: mostRemembered })
  return (thing: Thing): FacetValueOf[] => {
    const key = keyOf(thing).join('\0')
    const found = known.get(key) ?? valuesOf(thing)
    known.set(key, found)
    return found
  }
}

function valueOf(facet: IndexedFacet, value: string, label = value): FacetValueOf {
  return { facet, value, label }
}

function searchTextsOf(row: IndexedRow): SearchTexts {
  return {
    notes: notesOf(row),
    name: row.name,
    brewery: row.breweryName,
    style: `${styleCategoryOf(row.style)?.name ?? ''} ${substyleName(row.style)}`,
    town: row.town,
  }
}

/** Words of a beer's notes that are looked for at most: they take memory for every beer. */
const mostNotes = 40
/** What every beer is made of, and words without a meaning of their own. */
const plainNotes = new Set(
  'water malt malts hops hop ale lager yeast and the with for that then from beer into has its but very more than made'.split(
    ' ',
  ),
)

/** The words of ingredients and tasting notes: 'maris otter citra mango'. */
const notesOf = ({ ingredients, tastingNotes }: IndexedRow): string =>
  distinctWordsOf(`${ingredients} ${tastingNotes}`)
    .filter((word) => word.length > 2 && !plainNotes.has(word))
    .slice(0, mostNotes)
    .join(' ')

function least(numbers: (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
