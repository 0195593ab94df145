import type { ListingOrder } from '../../../shared/catalogue/listing-query.ts'
import type { SlotWalk } from './pick-page.ts'
import type { IndexedFacts } from './indexed-facts.ts'
import { yieldingSort } from './yielding-sort.ts'

type Sortable = Pick<IndexedFacts, 'id' | 'sortKeys'>
type OrderName = keyof IndexedFacts['sortKeys']
/** Slots by rising key, equal keys by id; beers without a key come last in both directions. */
type Order = { name: OrderName; known: number[]; unknown: number[] }

export type SortOrders = {
  /** Puts a slot at the end while a whole index is loaded; sort() then puts all in their places. */
  append: (slot: number) => void
  sort: () => Promise<void>
  insert: (slot: number, changed: readonly OrderName[]) => void
  /** Must be called while the facts of the slot are still the old ones. */
  remove: (slot: number, changed: readonly OrderName[]) => void
  /** Slots in the asked order. */
  inOrder: (orderby: Exclude<ListingOrder, 'relevance'>) => SlotWalk
}

export const orderNames: readonly OrderName[] = ['newest', 'name', 'price', 'abv', 'pint']

export function createSortOrders(factsOf: (slot: number) => Sortable): SortOrders {
  const orders = Object.fromEntries(
    orderNames.map((name): [OrderName, Order] => [name, { name, known: [], unknown: [] }]),
  ) as Record<OrderName, Order>

  const compare = (name: OrderName) => (one: number, other: number) =>
    compareFacts(name, factsOf(one), factsOf(other))
  const listOf = (order: Order, slot: number) =>
    factsOf(slot).sortKeys[order.name] === null ? order.unknown : order.known

  return {
    append: (slot) => {
      for (const order of Object.values(orders)) listOf(order, slot).push(slot)
    },
    sort: async () => {
      for (const order of Object.values(orders)) {
        order.known = await yieldingSort(order.known, compare(order.name))
        order.unknown = await yieldingSort(order.unknown, compare(order.name))
      }
    },
    insert: (slot, changed) => {
      for (const name of changed) {
        const list = listOf(orders[name], slot)
        list.splice(positionOf(list, slot, compare(name)), 0, slot)
      }
    },
    remove: (slot, changed) => {
      for (const name of changed) {
        const list = listOf(orders[name], slot)
        list.splice(positionOf(list, slot, compare(name)), 1)
      }
    },
    inOrder: (orderby) => (visit) => {
      const { known, unknown } = orders[orderby.replace('-desc', '') as OrderName]
      const last = known.length - 1
      const isFalling = orderby.endsWith('-desc')
      for (let at = 0; at <= last; at += 1) if (visit(known[isFalling ? last - at : at]!)) return
      for (const slot of unknown) if (visit(slot)) return
    },
  }
}

function compareFacts(name: OrderName, one: Sortable, other: Sortable): number {
  const oneKey = one.sortKeys[name] ?? 0
  const otherKey = other.sortKeys[name] ?? 0
  if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

/** The first position in the list that is not before the slot. */
function positionOf(
  list: readonly number[],
  slot: number,
  compare: (one: number, other: number) => number,
): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(list[middle]!, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
