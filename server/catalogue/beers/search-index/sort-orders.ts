import type { ListingOrder } from '../../../../shared/catalogue/listing-query.ts'
import type { BeerColumns, OrderName } from './beer-columns.ts'
import { type IndexColumns, numbersIn } from './index-columns.ts'
import type { SlotWalk } from './pick-page.ts'
import { createSlotList } from './slot-list.ts'

export type SortOrders = {
  /** Puts a slot at the end while a whole index is loaded; sort() then puts all in their places. */
  append: (slot: number) => void
  sort: () => Promise<void>
  insert: (slot: number, changed: readonly Order[]) => void
  /** Must be called while the columns of the slot are still the old ones. */
  remove: (slot: number, changed: readonly Order[]) => void
  find: (id: string) => number | undefined
  /** The slots of rising ids after one, or from the first, to another inclusive, or to the last. */
  between: (after: string | null, last: string | null) => number[]
  /** Slots in the asked order. */
  inOrder: (orderby: Exclude<ListingOrder, 'relevance'>) => SlotWalk
  /** Slots by rising ids. */
  byId: SlotWalk
  copy: () => IndexColumns
}

type Order = OrderName | 'id'
export const orderNames: readonly OrderName[] = ['newest', 'name', 'price', 'abv', 'pint']
export const allOrders: readonly Order[] = ['id', ...orderNames]

/** Slots by rising key, equal keys by id; beers without a key come last in both directions. */
export function createSortOrders(columns: BeerColumns, stored: IndexColumns | null = null): SortOrders {
  const knownStored = numbersIn(stored, 'orders.known')
  const lists = new Map(
    allOrders.map((order, at) => [
      order,
      { slots: createSlotList(numbersIn(stored, `orders.${order}`)), known: knownStored[at] ?? 0 },
    ]),
  )
  const ids = lists.get('id')!.slots

  const positionAfter = (id: string) => {
    const place = columns.compareToId(id)
    return ids.positionOf((slot) => (place(slot) <= 0 ? -1 : 1))
  }

  function count(slot: number, order: Order, by: number): void {
    if (order === 'id' || columns.hasKey(slot, order)) lists.get(order)!.known += by
  }

  return {
    append: (slot) => {
      for (const [order, { slots }] of lists) {
        slots.append(slot)
        count(slot, order, 1)
      }
    },
    sort: async () => {
      const names: string[] = []
      const nameOf = (slot: number) => (names[slot] ??= columns.nameOf(slot))
      for (const [order, { slots }] of lists) await slots.sort(columns.compareBy(order, nameOf))
    },
    insert: (slot, changed) => {
      for (const order of changed) {
        lists.get(order)!.slots.insert(slot, columns.compareBy(order))
        count(slot, order, 1)
      }
    },
    remove: (slot, changed) => {
      for (const order of changed) {
        lists.get(order)!.slots.remove(slot, columns.compareBy(order))
        count(slot, order, -1)
      }
    },
    find: (id) => {
      const place = columns.compareToId(id)
      const slot = ids.at(ids.positionOf(place))
      return slot !== undefined && place(slot) === 0 ? slot : undefined
    },
    between: (after, last) => {
      const from = after === null ? 0 : positionAfter(after)
      const to = last === null ? ids.length() : positionAfter(last)
      return Array.from({ length: Math.max(0, to - from) }, (_, step) => ids.at(from + step)!)
    },
    inOrder: (orderby) => (visit) => {
      const { slots, known } = lists.get(orderby.replace('-desc', '') as OrderName)!
      const isDone = orderby.endsWith('-desc')
        ? slots.walk(known - 1, -1)(visit)
        : slots.walk(0, known)(visit)
      return isDone || slots.walk(known, slots.length())(visit)
    },
    byId: (visit) => ids.walk(0, ids.length())(visit),
    copy: () => ({
      'orders.known': Uint32Array.from(lists.values(), ({ known }) => known),
      ...Object.fromEntries(Array.from(lists, ([order, { slots }]) => [`orders.${order}`, slots.copy()])),
    }),
  }
}
