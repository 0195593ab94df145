import type { FacetName } from '../../../shared/facet-names.ts'
import { packagingTypesOf } from '../../../shared/containers.ts'
import { type Bits, createBits, intersection, union } from './bits.ts'
import type { FacetIndex } from './facet-index.ts'
import type { ShelfFacet } from './shelf-facts.ts'
import type { ShelfFilter, ShelfQuery } from './shelf-query.ts'

/** The slots each filter leaves; together they are the answer. */
export type Narrowing = { filter: ShelfFilter | null; slots: Bits }

/** What the filters of a query leave, one by one. A value that nobody has leaves nothing (OPEN-19). */
export function narrow(index: FacetIndex, filters: NonNullable<ShelfQuery['filters']>): Narrowing[] {
  return (Object.entries(filters) as [ShelfFilter, readonly string[]][]).flatMap(([filter, given]) => {
    const values = chosenValues(filter, given)
    if (values.length === 0) return []
    return [{ filter, slots: slotsOf(index, filter, values) }]
  })
}

/** The values as the shelf writes them (SHOP-33); abv=all is no filter (SHOP-34). */
export function chosenValues(filter: ShelfFilter, given: readonly string[] = []): string[] {
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

/** Beers must name every allergen that is asked for (API-14), so its counts stand within its own filter too. */
const isStrict = (filter: ShelfFilter) => filter === 'allergen'

function slotsOf(index: FacetIndex, filter: ShelfFilter, values: readonly string[]): Bits {
  const sets = values.map((value) =>
    union(synonyms(filter, value).map((word) => slotsUnder(index, filter, word))),
  )
  return isStrict(filter) ? intersection(sets) : union(sets)
}

function slotsUnder(index: FacetIndex, filter: ShelfFilter, value: string): Bits {
  const facet: ShelfFacet = filter === 'packagingGroup' ? 'packaging' : filter
  return index.find(facet, value)?.slots ?? createBits()
}

/** SHOP-36: the packaging group smallpack stands for cans and bottles too. */
function synonyms(filter: ShelfFilter, value: string): string[] {
  return filter === 'packaging' || filter === 'packagingGroup' ? packagingTypesOf(value) : [value]
}
