import type { ListingOrder } from '../../../../shared/catalogue/listing-query.ts'
import { withRoomFor } from './growing-column.ts'
import { type IndexColumns, numbersIn, textsIn } from './index-columns.ts'
import type { SizePrice } from './indexed-facts.ts'
import { priceBounds } from '../search-text/price-range.ts'
import { addBit, type Bits, createBits } from './bits.ts'
import { chosenValues, facetOf, type NarrowingFilter, synonyms } from './narrow.ts'
import type { SearchQuery } from './search-query.ts'

/** A slot's key in an order of rising keys; Infinity where no size that fits has a price. */
export type KeyOfSlot = (slot: number) => number

/** The prices of each beer's sizes: a list that is narrowed to some sizes is ordered by their prices alone. */
export type SizePrices = {
  put: (slot: number, sizes: readonly SizePrice[]) => void
  isOf: (slot: number, sizes: readonly SizePrice[]) => boolean
  /** The keys of an order by price; null where the filters name no size or the order is another. */
  keysFor: (orderby: ListingOrder, filters: NonNullable<SearchQuery['filters']>) => KeyOfSlot | null
  /** The slots with a size that fits the filters at a price that is asked for; null where none is. */
  priced: (filters: NonNullable<SearchQuery['filters']>, slots: number) => Bits | null
  copy: (slots: number) => IndexColumns
}

const sizeFilters: readonly NarrowingFilter[] = ['container', 'packaging', 'packagingGroup', 'coupler']

export function createSizePrices(stored: IndexColumns | null = null): SizePrices {
  /** What a size is found under, numbered from 1; 0 is a row without a size. */
  const kinds = new Map(textsIn(stored, 'sizes.kinds').map((values, at) => [values, at + 1]))
  /** The rows of a slot follow each other. They stay its own, so that sizes that come and go take no more room. */
  let firsts = numbersIn(stored, 'sizes.firsts')
  let rooms = numbersIn(stored, 'sizes.rooms')
  const rows = {
    kind: numbersIn(stored, 'sizes.kind'),
    price: numbersIn(stored, 'sizes.price'),
    /** One more than the price of a pint, and 0 where that is unknown. */
    pint: numbersIn(stored, 'sizes.pint'),
  }
  let used = rows.kind.length

  function kindOf({ values }: SizePrice): number {
    const key = values.map(({ facet, value }) => `${facet}:${value}`).join('\n')
    const kind = kinds.get(key) ?? kinds.size + 1
    kinds.set(key, kind)
    return kind
  }

  /** By kind whether it fits the filters that name sizes; null where none does. */
  function fitting(filters: NonNullable<SearchQuery['filters']>): Uint8Array | null {
    const wanted = sizeFilters.flatMap((filter) => {
      const chosen = chosenValues(filter, filters[filter])
      const words = chosen.flatMap((value) => synonyms(filter, value))
      return chosen.length === 0 ? [] : [new Set(words.map((word) => `${facetOf(filter)}:${word}`))]
    })
    if (wanted.length === 0) return null
    const fits = new Uint8Array(kinds.size + 1)
    for (const [values, kind] of kinds) {
      const own = values.split('\n')
      if (wanted.every((any) => own.some((value) => any.has(value)))) fits[kind] = 1
    }
    return fits
  }

  function write(at: number, kind: number, price: number, pint: number): void {
    for (const name of ['kind', 'price', 'pint'] as const) rows[name] = withRoomFor(rows[name], at)
    rows.kind[at] = kind
    rows.price[at] = price
    rows.pint[at] = pint
  }

  return {
    put: (slot, sizes) => {
      firsts = withRoomFor(firsts, slot)
      rooms = withRoomFor(rooms, slot)
      if (sizes.length > rooms[slot]!) {
        firsts[slot] = used
        rooms[slot] = sizes.length
        used += sizes.length
      }
      for (let at = 0; at < rooms[slot]!; at += 1) {
        const size = sizes[at]
        if (size === undefined) write(firsts[slot]! + at, 0, 0, 0)
        else write(firsts[slot]! + at, kindOf(size), size.price, (size.pint ?? -1) + 1)
      }
    },
    isOf: (slot, sizes) => {
      if (sizes.length > (rooms[slot] ?? 0)) return false
      for (let at = 0; at < rooms[slot]!; at += 1) {
        const row = firsts[slot]! + at
        const size = sizes[at]
        const [kind, price, pint] =
          size === undefined ? [0, 0, 0] : [kindOf(size), size.price, (size.pint ?? -1) + 1]
        if (rows.kind[row] !== kind || rows.price[row] !== price || rows.pint[row] !== pint) return false
      }
      return true
    },
    keysFor: (orderby, filters) => {
      if (orderby !== 'price' && orderby !== 'price-desc' && orderby !== 'pint') return null
      const fits = fitting(filters)
      if (fits === null) return null
      const keyOf = (row: number) =>
        orderby === 'pint' ? (rows.pint[row] === 0 ? Infinity : rows.pint[row]!) : rows.price[row]!
      const sign = orderby === 'price-desc' ? -1 : 1
      return (slot) => {
        let least = Infinity
        const end = firsts[slot]! + rooms[slot]!
        for (let row = firsts[slot]!; row < end; row += 1)
          if (fits[rows.kind[row]!] === 1) least = Math.min(least, keyOf(row))
        return least === Infinity ? Infinity : sign * least
      }
    },
    priced: (filters, slots) => {
      const bounds = chosenValues('price', filters.price).flatMap((value) => priceBounds(value) ?? [])
      if (bounds.length === 0) return null
      const fits = fitting(filters)
      const isAsked = (price: number) =>
        bounds.some(({ fromMinor, toMinor }) => price >= fromMinor && price <= toMinor)
      const found = createBits(slots)
      for (let slot = 0; slot < slots; slot += 1) {
        const end = firsts[slot]! + rooms[slot]!
        for (let row = firsts[slot]!; row < end; row += 1) {
          const kind = rows.kind[row]!
          if (kind !== 0 && (fits === null || fits[kind] === 1) && isAsked(rows.price[row]!))
            addBit(found, slot)
        }
      }
      return found
    },
    copy: (slots) => ({
      'sizes.kinds': [...kinds.keys()],
      'sizes.firsts': firsts.slice(0, slots),
      'sizes.rooms': rooms.slice(0, slots),
      ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [`sizes.${name}`, row.slice(0, used)])),
    }),
  }
}
