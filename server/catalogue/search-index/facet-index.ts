import { addBit, type Bits, countCommon, createBits, numbersOf, removeBit } from './bits.ts'
import type { FacetValueOf, IndexedFacet } from './indexed-facts.ts'

/** One value of a facet and the slots of the beers that have it; numbered within its facet. */
export type FacetEntry = FacetValueOf & { number: number; slots: Bits }
type FacetCount = { value: string; label: string; count: number }

export type FacetIndex = {
  /** Adds a slot under its values and returns the entries that now contain it. */
  add: (slot: number, values: readonly FacetValueOf[]) => FacetEntry[]
  remove: (slot: number, entries: readonly FacetEntry[]) => void
  find: (facet: IndexedFacet, value: string) => FacetEntry | undefined
  /** How many of the slots have each value of the facet. */
  count: (facet: IndexedFacet, slots: Bits) => FacetCount[]
}

type Facet = { entries: Map<string, FacetEntry>; column: Uint32Array | null }

/** A beer has one town at most, and there are many: counting slot by slot is quicker there than set by set. */
const oneValueEach: ReadonlySet<IndexedFacet> = new Set<IndexedFacet>(['town'])

export function createFacetIndex(): FacetIndex {
  const facets = new Map<IndexedFacet, Facet>()

  function facetOf(name: IndexedFacet): Facet {
    const known = facets.get(name)
    if (known) return known
    const facet = { entries: new Map(), column: oneValueEach.has(name) ? new Uint32Array(64) : null }
    facets.set(name, facet)
    return facet
  }

  function addTo(slot: number, wanted: FacetValueOf): FacetEntry {
    const facet = facetOf(wanted.facet)
    const { entries } = facet
    const entry = entries.get(wanted.value) ?? { ...wanted, number: entries.size + 1, slots: createBits() }
    entries.set(wanted.value, entry)
    addBit(entry.slots, slot)
    if (facet.column) {
      if (slot >= facet.column.length) facet.column = longer(facet.column, slot)
      facet.column[slot] = entry.number
    }
    return entry
  }

  return {
    add: (slot, values) => values.map((value) => addTo(slot, value)),
    remove: (slot, entries) => {
      for (const { facet, slots } of entries) {
        removeBit(slots, slot)
        const { column } = facetOf(facet)
        if (column) column[slot] = 0
      }
    },
    find: (facet, value) => facets.get(facet)?.entries.get(value),
    count: (name, slots) => {
      const { entries, column } = facetOf(name)
      const counts = column ? countColumn(column, slots, entries.size) : null
      return Array.from(entries.values(), (entry) => ({
        value: entry.value,
        label: entry.label,
        count: counts ? counts[entry.number]! : countCommon(entry.slots, slots),
      }))
    },
  }
}

function countColumn(column: Uint32Array, slots: Bits, values: number): Uint32Array {
  const counts = new Uint32Array(values + 1)
  numbersOf(slots, (slot) => (counts[column[slot] ?? 0]! += 1))
  return counts
}

function longer(column: Uint32Array, slot: number): Uint32Array {
  const grown = new Uint32Array(Math.max(slot + 1, column.length * 2))
  grown.set(column)
  return grown
}
