import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBits, numbersOf } from '../bits.ts'
import {
  bitsOf,
  countBoth,
  decodeBlock,
  encodeBlock,
  setOfBits,
  setOfBlocks,
  slotsOfBlock,
  withBlocks,
  type SlotSet,
} from './slot-set.ts'

const slots = 3 * slotsOfBlock - 100
/** Few members or many, in one block or in several. */
const members = fc
  .record({
    from: fc.integer({ min: 0, max: slots - 1 }),
    length: fc.integer({ min: 0, max: slots }),
    step: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ from, length, step }) =>
    Array.from({ length: Math.ceil(length / step) }, (_, at) => from + at * step).filter(
      (slot) => slot < slots,
    ),
  )

const blocksOf = (numbers: readonly number[]) =>
  [0, 1, 2].map((block) => ({
    block,
    bytes: encodeBlock(
      numbers.filter((slot) => Math.floor(slot / slotsOfBlock) === block).map((slot) => slot % slotsOfBlock),
    ),
  }))

function numbersOfSet(set: SlotSet): number[] {
  const numbers: number[] = []
  numbersOf(bitsOf(set, slots), (slot) => numbers.push(slot))
  return numbers
}

test('a set of slots is the same after it was stored by blocks, and after its blocks were others (OPEN-18)', () => {
  fc.assert(
    fc.property(members, members, (one, other) => {
      const stored = setOfBlocks(blocksOf(one), slots)
      expect(numbersOfSet(stored)).toEqual(one)
      expect(stored.count).toBe(one.length)
      for (const { bytes } of blocksOf(one))
        expect(encodeBlock(Array.from(decodeBlock(bytes)))).toEqual(bytes)
      expect(numbersOfSet(withBlocks(stored, blocksOf(other), slots))).toEqual(other)
      const [third] = blocksOf(other).slice(2)
      const mixed = [
        ...one.filter((slot) => slot < 2 * slotsOfBlock),
        ...other.filter((slot) => slot >= 2 * slotsOfBlock),
      ]
      expect(numbersOfSet(withBlocks(stored, [third!], slots))).toEqual(mixed)
    }),
    { numRuns: 60 },
  )
})

test('what two sets share is counted alike in either form', () => {
  fc.assert(
    fc.property(members, members, (one, other) => {
      const set = setOfBlocks(blocksOf(one), slots)
      const bits = createBits(slots)
      for (const slot of other) bits.words[slot >>> 5]! |= 1 << (slot & 31)
      const others = new Set(other)
      const shared = one.filter((slot) => others.has(slot)).length
      expect(countBoth(set, { bits, slots: null })).toBe(shared)
      expect(countBoth(setOfBits(bitsOf(set, slots)), { bits, slots: Uint32Array.from(other) })).toBe(shared)
    }),
    { numRuns: 60 },
  )
})
