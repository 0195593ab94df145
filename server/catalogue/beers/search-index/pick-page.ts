import { type Bits, countBits, hasBit, numbersOf } from './bits.ts'

/** Calls back with one slot after the other until the callback returns true; whether it did. */
export type SlotWalk = (visit: (slot: number) => boolean) => boolean

/** The slots from `offset` to `end` of the set, taken in the given order. */
export function pickInOrder(walk: SlotWalk, set: Bits, offset: number, end: number): number[] {
  const picked: number[] = []
  let passed = 0
  if (end <= offset) return picked
  walk((slot) => {
    if (!hasBit(set, slot)) return false
    passed += 1
    if (passed > offset) picked.push(slot)
    return passed === end
  })
  return picked
}

/**
 * The same with the best score first; equal scores stay in the given order. Scores are small integers, so this counts
 * instead of sorting: it counts the beers of each score, then places only those on the page.
 */
export function pickByScore(
  walk: SlotWalk,
  set: Bits,
  scores: Uint8Array,
  offset: number,
  end: number,
): number[] {
  const counts = new Uint32Array(257)
  numbersOf(set, (slot) => (counts[scores[slot]!]! += 1))
  const places = new Uint32Array(257)
  for (let score = 255; score >= 0; score -= 1) places[score] = places[score + 1]! + counts[score + 1]!
  const picked: number[] = []
  let wanted = end - offset
  if (wanted <= 0) return picked
  walk((slot) => {
    if (!hasBit(set, slot)) return false
    const place = places[scores[slot]!]!++
    if (place < offset || place >= end) return false
    picked[place - offset] = slot
    wanted -= 1
    return wanted === 0
  })
  return picked
}

/**
 * The same by rising keys; equal keys stay in the given order. Only the page is sorted with its slots: the numbers alone
 * are sorted several times faster, and say which keys the page has.
 */
export function pickByKey(
  walk: SlotWalk,
  set: Bits,
  keyOf: (slot: number) => number,
  offset: number,
  end: number,
): number[] {
  if (end <= offset) return []
  const keys = new Float64Array(countBits(set))
  let at = 0
  numbersOf(set, (slot) => (keys[at++] = keyOf(slot)))
  keys.sort()
  const [first, last] = [keys[offset]!, keys[end - 1]!]
  const near: { slot: number; key: number }[] = []
  walk((slot) => {
    if (!hasBit(set, slot)) return false
    const key = keyOf(slot)
    if (key >= first && key <= last) near.push({ slot, key })
    return false
  })
  // Infinity less Infinity is no number.
  near.sort((one, other) => (one.key === other.key ? 0 : one.key - other.key))
  const passed = keys.indexOf(first)
  return near.slice(offset - passed, end - passed).map(({ slot }) => slot)
}
