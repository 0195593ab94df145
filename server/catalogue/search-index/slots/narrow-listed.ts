import { type Bits, createBits, difference, intersection } from '../bits.ts'
import { statesAllergens } from '../indexed-facts.ts'
import type { ListedVocabulary } from './listed-vocabulary.ts'
import { chosenValues, facetOf, isStrict, synonyms } from '../narrow.ts'
import type { SearchFilter, SearchQuery } from '../search-query.ts'
import type { HeldSlots } from './slot-cache.ts'
import { addAll, bitsOf } from './slot-set.ts'

/** What a filter asks of a beer: one of the values or all of them, or one and none of the others. */
type Condition = { filter: SearchFilter } & (
  | { kind: 'any' | 'all'; ids: number[] }
  | { kind: 'but'; id: number; ids: number[] }
  | { kind: 'none' }
)

/** What the filters of a query ask of a beer, as narrow.ts has it. */
export function conditionsOf(
  vocabulary: ListedVocabulary,
  filters: NonNullable<SearchQuery['filters']>,
): Condition[] {
  return (Object.entries(filters) as [SearchFilter, readonly string[]][]).flatMap(([filter, given]) => {
    const values = chosenValues(filter, given)
    return values.length === 0 ? [] : [conditionOf(vocabulary, filter, values)]
  })
}

function conditionOf(
  vocabulary: ListedVocabulary,
  filter: SearchFilter,
  values: readonly string[],
): Condition {
  if (filter === 'without') {
    const stating = vocabulary.find('without', statesAllergens)
    const named = values.flatMap((value) => vocabulary.find('allergen', value)?.id ?? [])
    return stating ? { filter, kind: 'but', id: stating.id, ids: named } : { filter, kind: 'none' }
  }
  const ids = values.flatMap((value) =>
    synonyms(filter, value).flatMap((word) => vocabulary.find(facetOf(filter), word)?.id ?? []),
  )
  if (!isStrict(filter)) return { filter, kind: 'any', ids }
  return ids.length < values.length ? { filter, kind: 'none' } : { filter, kind: 'all', ids }
}

/** The sets that a condition looks at. */
export function idsOfCondition(condition: Condition): number[] {
  if (condition.kind === 'none') return []
  return condition.kind === 'but' ? [condition.id, ...condition.ids] : condition.ids
}

/** The slots that a condition leaves. */
export function bitsOfCondition({ sets, slots }: HeldSlots, condition: Condition): Bits {
  if (condition.kind === 'none') return createBits(slots)
  const all = (ids: readonly number[]) => ids.map((id) => bitsOf(sets.get(id)!, slots))
  if (condition.kind === 'all') return intersection(all(condition.ids))
  const any = createBits(slots)
  for (const id of condition.ids) addAll(any, sets.get(id)!)
  return condition.kind === 'but' ? difference(bitsOf(sets.get(condition.id)!, slots), any) : any
}
