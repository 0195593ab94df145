import {
  addBit,
  type Bits,
  bitsOf,
  commonCounter,
  countBits,
  createBits,
  hasBit,
  numbersOf,
  removeBit,
} from './bits.ts'
import { withRoomFor } from './growing-column.ts'
import { type IndexColumns, numbersIn, textsIn } from './index-columns.ts'
import type { FacetValueOf, IndexedFacet } from './indexed-facts.ts'

type FacetCount = { value: string; label: string; count: number }

/** Which slots have which values of a facet. */
export type FacetIndex = {
  add: (slot: number, values: readonly FacetValueOf[]) => void
  remove: (slot: number) => void
  /** Whether the slot has these values and no others. */
  isOf: (slot: number, values: readonly FacetValueOf[]) => boolean
  /** Whether any slot has, or had, this value. */
  has: (facet: IndexedFacet, value: string) => boolean
  slotsOf: (facet: IndexedFacet, value: string) => Bits
  /** How many of the slots, or of all where they are null, have each value of the facet that is asked for. */
  count: (facet: IndexedFacet, slots: Bits | null, isAsked?: (value: string) => boolean) => FacetCount[]
  /** What the first slots have. */
  copy: (slots: number) => IndexColumns
}

/** One value of a facet, numbered from 1 within it. */
type Entry = { value: string; label: string; number: number }
type Facet = {
  entries: Map<string, Entry>
  put: (slot: number, entry: Entry) => void
  clear: (slot: number) => void
  isIn: (slot: number, entry: Entry) => boolean
  slotsOf: (entry: Entry) => Bits
  /** How many slots have the value, always at hand. */
  countOf: (entry: Entry) => number
  counter: (slots: Bits) => (entry: Entry) => number
  /** So many numbers for all first slots, or so many for each entry. */
  copy: (slots: number) => Uint32Array<ArrayBuffer>
}

/** A beer has one town at most, and there are many: a column of numbers is smaller than their sets, and quicker to count. */
const oneValueEach: ReadonlySet<IndexedFacet> = new Set<IndexedFacet>(['town'])

export function createFacetIndex(stored: IndexColumns | null = null): FacetIndex {
  const facets = new Map<IndexedFacet, Facet>()
  let valuesOf = (stored?.['facets.count'] as Uint16Array<ArrayBuffer> | undefined) ?? new Uint16Array(0)
  for (const name of textsIn(stored, 'facets') as IndexedFacet[]) {
    const [values, labels] = ['values', 'labels'].map((what) => textsIn(stored, `facets.${name}.${what}`))
    const facet = createFacet(name, numbersIn(stored, `facets.${name}.slots`), values!.length)
    for (const [at, value] of values!.entries()) entryOf(facet, { value, label: labels![at]! })
    facets.set(name, facet)
  }

  function facetOf(name: IndexedFacet): Facet {
    const known = facets.get(name)
    if (known) return known
    const facet = createFacet(name)
    facets.set(name, facet)
    return facet
  }

  function entryOf({ entries }: Facet, { value, label }: Omit<FacetValueOf, 'facet'>): Entry {
    const known = entries.get(value)
    if (known) return known
    const entry = { value, label, number: entries.size + 1 }
    entries.set(value, entry)
    return entry
  }

  return {
    add: (slot, values) => {
      for (const value of values) {
        const facet = facetOf(value.facet)
        facet.put(slot, entryOf(facet, value))
      }
      valuesOf = withRoomFor(valuesOf, slot)
      valuesOf[slot] = values.length
    },
    remove: (slot) => {
      for (const facet of facets.values()) facet.clear(slot)
      valuesOf[slot] = 0
    },
    isOf: (slot, values) =>
      valuesOf[slot] === values.length &&
      values.every(({ facet, value }) => {
        const entry = facets.get(facet)?.entries.get(value)
        return entry !== undefined && facetOf(facet).isIn(slot, entry)
      }),
    has: (facet, value) => facets.get(facet)?.entries.has(value) ?? false,
    slotsOf: (name, value) => {
      const facet = facetOf(name)
      const entry = facet.entries.get(value)
      return entry === undefined ? createBits() : facet.slotsOf(entry)
    },
    count: (name, slots, isAsked = () => true) => {
      const facet = facetOf(name)
      const countOf = slots === null ? facet.countOf : facet.counter(slots)
      const counted: FacetCount[] = []
      for (const entry of facet.entries.values()) {
        const { value, label } = entry
        if (isAsked(value)) counted.push({ value, label, count: countOf(entry) })
      }
      return counted
    },
    copy: (slots) => {
      const columns: IndexColumns = { facets: [...facets.keys()], 'facets.count': valuesOf.slice(0, slots) }
      for (const [name, facet] of facets) {
        const entries = [...facet.entries.values()]
        columns[`facets.${name}.values`] = entries.map(({ value }) => value)
        columns[`facets.${name}.labels`] = entries.map(({ label }) => label)
        columns[`facets.${name}.slots`] = facet.copy(slots)
      }
      return columns
    },
  }
}

const createFacet = (name: IndexedFacet, slots = new Uint32Array(0), entries = 0): Facet =>
  oneValueEach.has(name) ? createColumn(slots) : createSets(slots, entries)

/** A set of slots for each value. */
function createSets(stored: Uint32Array<ArrayBuffer>, entries: number): Facet {
  const sets = [createBits()]
  const counts = [0]
  const width = stored.length / entries
  for (let at = 0; at < entries; at += 1) {
    const set = { words: stored.slice(at * width, (at + 1) * width) }
    sets.push(set)
    counts.push(countBits(set))
  }
  return {
    entries: new Map(),
    put: (slot, { number }) => {
      const set = (sets[number] ??= createBits())
      if (hasBit(set, slot)) return
      addBit(set, slot)
      counts[number] = (counts[number] ?? 0) + 1
    },
    clear: (slot) => {
      for (let number = 1; number < sets.length; number += 1) {
        if (!hasBit(sets[number]!, slot)) continue
        removeBit(sets[number]!, slot)
        counts[number]! -= 1
      }
    },
    isIn: (slot, { number }) => hasBit(sets[number]!, slot),
    slotsOf: ({ number }) => sets[number]!,
    countOf: ({ number }) => counts[number]!,
    counter: (slots) => {
      const count = commonCounter(slots)
      return ({ number }) => count(sets[number]!)
    },
    copy: (slots) => {
      const words = (slots + 31) >>> 5
      const copied = new Uint32Array(words * (sets.length - 1))
      for (const [at, set] of sets.entries())
        if (at > 0) copied.set(set.words.subarray(0, words), words * (at - 1))
      return copied
    },
  }
}

/** The number of its value for each slot. */
function createColumn(column: Uint32Array<ArrayBuffer>): Facet {
  const entries = new Map<string, Entry>()
  /** By number; the first are slots without a value. */
  const counts: number[] = []
  const count = (number: number, more: number) => (counts[number] = (counts[number] ?? 0) + more)
  for (const number of column) count(number, 1)

  function put(slot: number, number: number): void {
    column = withRoomFor(column, slot)
    count(column[slot]!, -1)
    count(number, 1)
    column[slot] = number
  }

  return {
    entries,
    put: (slot, { number }) => put(slot, number),
    clear: (slot) => put(slot, 0),
    isIn: (slot, { number }) => column[slot] === number,
    slotsOf: ({ number }) => bitsOf(column, number),
    countOf: ({ number }) => counts[number] ?? 0,
    counter: (slots) => {
      const counts = new Uint32Array(entries.size + 1)
      numbersOf(slots, (slot) => (counts[column[slot] ?? 0]! += 1))
      return ({ number }) => counts[number]!
    },
    copy: (slots) => column.slice(0, slots),
  }
}
