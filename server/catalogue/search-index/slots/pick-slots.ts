import { type Bits, createBits, intersection, numbersOf } from '../bits.ts'
import type { HeldSlots } from './slot-cache.ts'
import { addAll, countBoth } from './slot-set.ts'
import type { CountedValue, KeySpan, SlotOrder, Span } from './slot-read-queries.ts'
import { inOrderOfKeys, orderFacet, withoutKey } from './slot-values.ts'

/** Slots that were found; a list of them too where they are few. */
export type Found = { count: number; bits: Bits; slots: Uint32Array<ArrayBuffer> | null }

/** What one statement reads of a page: some of these slots, or beers of a span from the index of the order. */
export type PagePart = { order: SlotOrder; span: KeySpan; page: Span } & (
  | { slots: number[] }
  | { bits: Bits | null }
)

/** To read a beer by its slot takes about as long as to pass so many in an index. */
const passedForOne = 5

/** How the page of an order is read, where all beers are found if `found` is null. Beers without a key come last. */
export function pickSlots(held: HeldSlots, found: Found | null, order: SlotOrder, page: Span): PagePart[] {
  const facet = orderFacet(order.key)
  const countOf = ({ id, beers }: CountedValue) =>
    found === null ? beers : countBoth(held.sets.get(id)!, found)
  const keyless = held.vocabulary.find(facet, withoutKey)
  const count = found === null ? held.beers : found.count
  const known = count - (keyless === undefined ? 0 : countOf(keyless))
  const taken = Math.max(0, Math.min(page.limit, known - page.offset))
  const left = Math.min(page.limit - taken, count - known)
  return [
    ...(taken === 0 ? [] : [partWithKeys({ offset: page.offset, limit: taken })]),
    ...(left === 0 || keyless === undefined
      ? []
      : [
          partOf([keyless], 'none', count - known, { offset: Math.max(0, page.offset - known), limit: left }),
        ]),
  ]

  function partWithKeys({ offset, limit }: Span): PagePart {
    const rising = inOrderOfKeys(order.key, held.vocabulary.of(facet))
    const walked = order.isFalling ? rising.toReversed() : rising
    let passed = 0
    let first = 0
    for (; first < walked.length - 1; first += 1) {
      const here = countOf(walked[first]!)
      if (passed + here > offset) break
      passed += here
    }
    let counted = 0
    let next = first
    while (next < walked.length && passed + counted < offset + limit) {
      counted += countOf(walked[next]!)
      next += 1
    }
    const spans = walked.slice(first, next)
    const ends = order.isFalling ? [spans.at(-1)!, walked[first - 1]] : [spans[0]!, walked[next]]
    const span = { from: ends[0]!.value, to: ends[1]?.value ?? null }
    return partOf(spans, span, counted, { offset: offset - passed, limit })
  }

  function partOf(spans: CountedValue[], span: KeySpan, counted: number, within: Span): PagePart {
    if (found === null) return { order, span, page: within, bits: null }
    const size = spans.reduce((sum, { beers }) => sum + beers, 0)
    const passed = size * Math.min(1, (within.offset + within.limit) / Math.max(1, counted))
    if (counted > held.fewSlots && counted * passedForOne > passed)
      return { order, span, page: within, bits: found.bits }
    const slots: number[] = []
    const bits = createBits(held.slots)
    for (const { id } of spans) addAll(bits, held.sets.get(id)!)
    numbersOf(intersection([bits, found.bits]), (slot) => slots.push(slot))
    return { order, span, page: within, slots }
  }
}
