import { type Bits, addBit, createBits } from './bits.ts'
import { withRoomFor } from './growing-column.ts'
import { createIdColumn } from './id-column.ts'
import { type IndexColumns, numbersIn, textsIn } from './index-columns.ts'
import type { IndexedFacts } from './indexed-facts.ts'
import { sortedBy } from './search-words.ts'
import type { TextColumns } from './text-columns.ts'

export type OrderName = keyof IndexedFacts['sortKeys']
export type Compare = (one: number, other: number) => number

/** What the index holds of the beer in each slot, as columns of numbers: objects take three times the memory. */
export type BeerColumns = {
  put: (slot: number, facts: Omit<IndexedFacts, 'values' | 'searchTexts' | 'sizes'>) => void
  clear: (slot: number) => void
  idOf: (slot: number) => string
  /** How a slot compares with an id, below 0 before it. */
  compareToId: (id: string) => (slot: number) => number
  /** The words of the beer's name, by which it is sorted. */
  nameOf: (slot: number) => string
  /** Slots by their rising keys and ids; those without a key come last. */
  compareBy: (order: OrderName | 'id', nameOf?: (slot: number) => string) => Compare
  hasKey: (slot: number, order: OrderName) => boolean
  /** Whether the slot has this key, or no key where it is null. */
  isKey: (slot: number, order: OrderName, key: number | string | null) => boolean
  isOfBrewery: (slot: number, breweryId: string) => boolean
  ofBreweries: (ids: readonly string[], slots: number) => Bits
  /** What is in the first slots. */
  copy: (slots: number) => IndexColumns
}

const keyNames = ['newest', 'price', 'abv', 'pint'] as const

export function createBeerColumns(
  stored: IndexColumns | null,
  texts: Pick<TextColumns, 'nameOf'>,
): BeerColumns {
  const ids = createIdColumn(numbersIn(stored, 'ids'))
  /** NaN where a beer has no key. */
  const keys: Record<Exclude<OrderName, 'name'>, Float64Array<ArrayBuffer>> = {
    newest: keysIn('newest'),
    price: keysIn('price'),
    abv: keysIn('abv'),
    pint: keysIn('pint'),
  }
  const breweryNumbers = new Map(textsIn(stored, 'breweryIds').map((id, at) => [id, at + 1]))
  let breweries = numbersIn(stored, 'breweries')

  function keysIn(name: string): Float64Array<ArrayBuffer> {
    return (stored?.[`keys.${name}`] as Float64Array<ArrayBuffer> | undefined) ?? new Float64Array(0)
  }

  const nameOf = (slot: number) => sortedBy(texts.nameOf(slot))

  function numberOf(breweryId: string): number {
    const number = breweryNumbers.get(breweryId) ?? breweryNumbers.size + 1
    breweryNumbers.set(breweryId, number)
    return number
  }

  return {
    put: (slot, { id, breweryId, sortKeys }) => {
      ids.put(slot, id)
      breweries = withRoomFor(breweries, slot)
      breweries[slot] = numberOf(breweryId)
      for (const name of keyNames) {
        keys[name] = withRoomFor(keys[name], slot)
        keys[name][slot] = sortKeys[name] ?? Number.NaN
      }
    },
    clear: (slot) => {
      breweries[slot] = 0
    },
    idOf: ids.idOf,
    compareToId: ids.compareTo,
    nameOf,
    compareBy: (order, readName = nameOf) => {
      if (order === 'id') return ids.compare
      if (order === 'name')
        return (one, other) => {
          const [name, otherName] = [readName(one), readName(other)]
          if (name === otherName) return ids.compare(one, other)
          return name < otherName ? -1 : 1
        }
      const column = keys[order]
      return (one, other) => {
        const difference = column[one]! - column[other]!
        if (difference > 0 || difference < 0) return difference
        const isWithout = Number.isNaN(column[one])
        if (isWithout === Number.isNaN(column[other])) return ids.compare(one, other)
        return isWithout ? 1 : -1
      }
    },
    hasKey: (slot, order) => order === 'name' || !Number.isNaN(keys[order][slot]),
    isKey: (slot, order, key) =>
      order === 'name' ? key === nameOf(slot) : Object.is(keys[order][slot], key ?? Number.NaN),
    isOfBrewery: (slot, breweryId) => breweries[slot] === breweryNumbers.get(breweryId),
    ofBreweries: (wanted, slots) => {
      const isWanted = new Uint8Array(breweryNumbers.size + 1)
      for (const id of wanted) isWanted[breweryNumbers.get(id) ?? 0] = 1
      // A slot that a beer has left is of none.
      isWanted[0] = 0
      const found = createBits(slots)
      for (let slot = 0; slot < slots; slot += 1) if (isWanted[breweries[slot]!] === 1) addBit(found, slot)
      return found
    },
    copy: (slots) => ({
      ids: ids.copy(slots),
      breweries: breweries.slice(0, slots),
      breweryIds: [...breweryNumbers.keys()],
      ...Object.fromEntries(keyNames.map((name) => [`keys.${name}`, keys[name].slice(0, slots)])),
    }),
  }
}
