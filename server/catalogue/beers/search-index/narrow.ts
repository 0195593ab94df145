import type { FacetName } from '../../../../shared/catalogue/facet-names.ts'
import { packagingTypesOf } from '../../../../shared/catalogue/containers.ts'
import { type Bits, difference, intersection, union } from './bits.ts'
import type { FacetIndex } from './facet-index.ts'
import { type IndexedFacet, statesAllergens } from './indexed-facts.ts'
import type { SearchFilter, SearchQuery } from './search-query.ts'

/** The slots each filter leaves; together they are the answer. */
export type Narrowing = { filter: SearchFilter | null; slots: Bits }

/** What the filters of a query leave, one by one. A value that no one has leaves nothing (OPEN-19). */
export function narrow(index: FacetIndex, filters: NonNullable<SearchQuery['filters']>): Narrowing[] {
  return (Object.entries(filters) as [SearchFilter, readonly string[]][]).flatMap(([filter, given]) => {
    const values = chosenValues(filter, given)
    // A price belongs to a size and a place near another to the order: neither is a set of the index.
    if (values.length === 0 || filter === 'price' || filter === 'near') return []
    return [{ filter, slots: slotsOf(index, filter, values) }]
  })
}

/** The values as the index writes them (SHOP-33); abv=all is no filter (SHOP-34). */
export function chosenValues(filter: SearchFilter, given: readonly string[] = []): string[] {
  return given
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '' && !(filter === 'abv' && value === 'all'))
}

/** The slots within all narrowings, but for those of one facet, which its own counts leave out. */
export function within(all: Bits, narrowings: readonly Narrowing[], exceptFacet?: FacetName): Bits {
  const others = narrowings.filter(
    ({ filter }) => filter === null || filter !== exceptFacet || isStrict(filter),
  )
  return others.length === 0 ? all : intersection([all, ...others.map(({ slots }) => slots)])
}

/** Beers must name every allergen that is asked for (API-14), and none to be without, so their counts are within their own filter too. */
const isStrict = (filter: SearchFilter): boolean => filter === 'allergen' || filter === 'without'

function slotsOf(index: FacetIndex, filter: NarrowingFilter, values: readonly string[]): Bits {
  if (filter === 'without') {
    const stating = slotsUnder(index, 'without', statesAllergens)
    return intersection(values.map((value) => difference(stating, slotsUnder(index, 'allergen', value))))
  }
  const sets = values.map((value) =>
    union(synonyms(filter, value).map((word) => slotsUnder(index, filter, word))),
  )
  return isStrict(filter) ? intersection(sets) : union(sets)
}

function slotsUnder(index: FacetIndex, filter: NarrowingFilter, value: string): Bits {
  return index.slotsOf(facetOf(filter), value)
}

export type NarrowingFilter = Exclude<SearchFilter, 'price' | 'near'>
/** The facet in whose values a filter looks. */
export const facetOf = (filter: NarrowingFilter): IndexedFacet =>
  filter === 'packagingGroup' ? 'packaging' : filter

/** SHOP-36: the packaging group smallpack stands for cans and bottles too. */
export function synonyms(filter: SearchFilter, value: string): string[] {
  return filter === 'packaging' || filter === 'packagingGroup' ? packagingTypesOf(value) : [value]
}
