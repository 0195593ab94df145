import type { Database } from '../../database/database.ts'
import type { FacetValueOf, IndexedFacet } from './indexed-facts.ts'
import { type ListedValue, readListedValues } from './listed-beer-queries.ts'

/** The values of facets by name and by id. It is small: towns are the most of it. */
export type ListedVocabulary = {
  /** Learns the values that have come since. */
  readOn: (database: Database) => Promise<void>
  find: (facet: IndexedFacet, value: string) => ListedValue | undefined
  /** All values of a facet. */
  of: (facet: IndexedFacet) => readonly ListedValue[]
}

export function createListedVocabulary(): ListedVocabulary {
  const byName = new Map<string, ListedValue>()
  const byFacet = new Map<IndexedFacet, ListedValue[]>()
  let highest = 0

  return {
    readOn: async (database) => {
      for (const value of await readListedValues(database, highest)) {
        if (byName.has(valueKey(value))) continue
        byName.set(valueKey(value), value)
        const known = byFacet.get(value.facet) ?? []
        known.push(value)
        byFacet.set(value.facet, known)
        highest = Math.max(highest, value.id)
      }
    },
    find: (facet, value) => byName.get(valueKey({ facet, value })),
    of: (facet) => byFacet.get(facet) ?? [],
  }
}

/** The name of a value across facets. */
export const valueKey = ({ facet, value }: Pick<FacetValueOf, 'facet' | 'value'>): string =>
  `${facet}:${value}`
