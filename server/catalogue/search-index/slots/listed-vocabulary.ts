import type { SlotFacet, SlotValueOf } from './slot-values.ts'
import type { CountedValue } from './slot-read-queries.ts'

/** The values of facets and orders by name, with how many beers have each. It is small: towns are the most of it. */
export type ListedVocabulary = {
  /** Learns the values that are new or counted otherwise. */
  learn: (values: readonly CountedValue[]) => void
  find: (facet: SlotFacet, value: string) => CountedValue | undefined
  /** All values of a facet. */
  of: (facet: SlotFacet) => readonly CountedValue[]
  all: () => readonly CountedValue[]
}

export function createListedVocabulary(): ListedVocabulary {
  const byFacet = new Map<SlotFacet, Map<string, CountedValue>>()

  return {
    learn: (values) => {
      for (const value of values) {
        const known = byFacet.get(value.facet) ?? new Map<string, CountedValue>()
        byFacet.set(value.facet, known.set(value.value, value))
      }
    },
    find: (facet, value) => byFacet.get(facet)?.get(value),
    of: (facet) => [...(byFacet.get(facet)?.values() ?? [])],
    all: () => [...byFacet.values()].flatMap((values) => [...values.values()]),
  }
}

/** The name of a value across facets. */
export const valueKey = ({ facet, value }: Pick<SlotValueOf, 'facet' | 'value'>): string =>
  `${facet}:${value}`
