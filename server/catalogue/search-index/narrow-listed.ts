import type { SQL } from 'drizzle-orm'
import { statesAllergens } from './indexed-facts.ts'
import type { ListedVocabulary } from './listed-vocabulary.ts'
import { hasAll, hasAny, hasNone, isNone } from './listing-search-queries.ts'
import { chosenValues, facetOf, isStrict, synonyms } from './narrow.ts'
import type { SearchFilter, SearchQuery } from './search-query.ts'

/** The condition of each filter; together they are the answer. Null is what no facet is counted without. */
export type ListedNarrowing = { filter: SearchFilter | null; condition: SQL }

/** What the filters of a query ask of a row, as narrow.ts has it. */
export function narrowListed(
  vocabulary: ListedVocabulary,
  filters: NonNullable<SearchQuery['filters']>,
): ListedNarrowing[] {
  return (Object.entries(filters) as [SearchFilter, readonly string[]][]).flatMap(([filter, given]) => {
    const values = chosenValues(filter, given)
    return values.length === 0 ? [] : conditionsOf(vocabulary, filter, values)
  })
}

function conditionsOf(
  vocabulary: ListedVocabulary,
  filter: SearchFilter,
  values: readonly string[],
): ListedNarrowing[] {
  const asked = (condition: SQL) => ({ filter, condition })
  if (filter === 'without') {
    const stating = vocabulary.find('without', statesAllergens)
    const named = values.flatMap((value) => vocabulary.find('allergen', value)?.id ?? [])
    return stating ? [asked(hasAll([stating.id])), asked(hasNone(named))] : [asked(isNone)]
  }
  const ids = values.flatMap((value) =>
    synonyms(filter, value).flatMap((word) => vocabulary.find(facetOf(filter), word)?.id ?? []),
  )
  if (!isStrict(filter)) return [asked(ids.length === 0 ? isNone : hasAny(ids))]
  return [asked(ids.length < values.length ? isNone : hasAll(ids))]
}

/** The conditions of all narrowings, but for those of one facet that its own counts leave out. */
export function conditionsWithin(narrowings: readonly ListedNarrowing[], except?: SearchFilter): SQL[] {
  return narrowings
    .filter(({ filter }) => filter === null || filter !== except || isStrict(filter))
    .map(({ condition }) => condition)
}
