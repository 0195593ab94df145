import type { Compare } from './beer-columns.ts'
import { withRoomFor } from './growing-column.ts'
import type { SlotWalk } from './pick-page.ts'
import { yieldingSort } from './yielding-sort.ts'

/** Slots in an order of their own. */
export type SlotList = {
  length: () => number
  /** Puts a slot at the end while a whole index is loaded; sort() then puts all in their places. */
  append: (slot: number) => void
  sort: (compare: Compare) => Promise<void>
  insert: (slot: number, compare: Compare) => void
  remove: (slot: number, compare: Compare) => void
  /** The first position whose slot is not before a place: below 0 is before it, 0 there, above 0 after it. */
  positionOf: (place: (slot: number) => number) => number
  at: (position: number) => number | undefined
  /** The slots from one position to another, forwards or backwards. */
  walk: (from: number, to: number) => SlotWalk
  copy: () => Uint32Array<ArrayBuffer>
}

export function createSlotList(slots = new Uint32Array(0)): SlotList {
  let { length } = slots

  function positionOf(place: (slot: number) => number): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (place(slots[middle]!) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    length: () => length,
    append: (slot) => {
      slots = withRoomFor(slots, length)
      slots[length] = slot
      length += 1
    },
    sort: async (compare) => {
      slots = await yieldingSort(slots.slice(0, length), compare)
    },
    insert: (slot, compare) => {
      const at = positionOf((other) => compare(other, slot))
      slots = withRoomFor(slots, length)
      slots.copyWithin(at + 1, at, length)
      slots[at] = slot
      length += 1
    },
    remove: (slot, compare) => {
      const at = positionOf((other) => compare(other, slot))
      slots.copyWithin(at, at + 1, length)
      length -= 1
    },
    positionOf,
    at: (position) => (position < length ? slots[position] : undefined),
    walk: (from, to) => (visit) => {
      const step = from < to ? 1 : -1
      for (let at = from; at !== to; at += step) if (visit(slots[at]!)) return true
      return false
    },
    copy: () => slots.slice(0, length),
  }
}
