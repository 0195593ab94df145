import { addBit, type Bits, countBits, countCommon, createBits, hasBit, numbersOf } from '../bits.ts'

/** Slots are stored by blocks, so that a change writes little. */
export const slotsOfBlock = 8192
const bytesOfBits = slotsOfBlock / 8
const wordsOfBlock = slotsOfBlock / 32

/** What is stored of a block: a bit for each slot, or two bytes for each that is in it where those are fewer. */
export type StoredBlock = { block: number; bytes: Uint8Array }
/** A set of slots in whichever form is smaller: bits, or numbers that rise. */
export type SlotSet = { count: number; bits: Bits } | { count: number; slots: Uint32Array<ArrayBuffer> }

export function encodeBlock(members: readonly number[]): Uint8Array {
  if (members.length * 2 < bytesOfBits)
    return new Uint8Array(Uint16Array.from(members.toSorted((a, b) => a - b)).buffer)
  const bits = createBits(slotsOfBlock)
  for (const member of members) addBit(bits, member)
  return new Uint8Array(bits.words.buffer)
}

/** The members of a stored block, each below 8192, rising. */
export function decodeBlock(bytes: Uint8Array): ArrayLike<number> {
  if (bytes.length !== bytesOfBits) return numbersIn(bytes)
  const members: number[] = []
  numbersOf({ words: wordsIn(bytes) }, (member) => members.push(member))
  return members
}

/** Numbers of two bytes each, as they are stored. */
export const numbersIn = (bytes: Uint8Array): Uint16Array => new Uint16Array(new Uint8Array(bytes).buffer)
const wordsIn = (bytes: Uint8Array) => new Uint32Array(new Uint8Array(bytes).buffer)

/** The set of these blocks, where one more than the highest slot is `slots`. */
export function setOfBlocks(blocks: readonly StoredBlock[], slots: number): SlotSet {
  let most = 0
  for (const { bytes } of blocks) most += bytes.length === bytesOfBits ? slotsOfBlock : bytes.length / 2
  const bits = createBits(slots)
  if (most * 32 < slots) return listOf(most, (add) => eachOf(blocks, add))
  for (const { block, bytes } of blocks) writeBlock(bits, block, bytes)
  return setOfBits(bits)
}

/** The set with other blocks in the place of those that it had. */
export function withBlocks(set: SlotSet, blocks: readonly StoredBlock[], slots: number): SlotSet {
  const bits = bitsOf(set, slots)
  for (const { block, bytes } of blocks) {
    const from = block * wordsOfBlock
    bits.words.fill(0, from, from + wordsOfBlock)
    writeBlock(bits, block, bytes)
  }
  return setOfBits(bits)
}

/** Bits of its own with the members of the set. */
export function bitsOf(set: SlotSet, slots: number): Bits {
  const bits = createBits(slots)
  addAll(bits, set)
  return bits
}

/** Adds the members of the set. */
export function addAll(bits: Bits, set: SlotSet): void {
  if ('slots' in set) for (let at = 0; at < set.slots.length; at += 1) addBit(bits, set.slots[at]!)
  else
    for (let at = 0; at < Math.min(bits.words.length, set.bits.words.length); at += 1)
      bits.words[at]! |= set.bits.words[at]!
}

export function setOfBits(bits: Bits): SlotSet {
  const count = countBits(bits)
  if (count >= bits.words.length) return { count, bits }
  return listOf(count, (add) => numbersOf(bits, add))
}

/** How many members of a set stand in both; `found` is the same set in both forms, or has no list where it is large. */
export function countBoth(set: SlotSet, found: { bits: Bits; slots: Uint32Array | null }): number {
  if ('slots' in set) return countHeld(set.slots, found.bits)
  return found.slots === null ? countCommon(set.bits, found.bits) : countHeld(found.slots, set.bits)
}

/** Bytes that the set takes in memory. */
export const sizeOf = (set: SlotSet): number =>
  64 + ('slots' in set ? set.slots.byteLength : set.bits.words.byteLength)

function countHeld(slots: Uint32Array, bits: Bits): number {
  let count = 0
  for (let at = 0; at < slots.length; at += 1) if (hasBit(bits, slots[at]!)) count += 1
  return count
}

function listOf(most: number, each: (add: (slot: number) => void) => void): SlotSet {
  const slots = new Uint32Array(most)
  let count = 0
  each((slot) => {
    slots[count] = slot
    count += 1
  })
  return { count, slots: count === most ? slots : slots.slice(0, count) }
}

function eachOf(blocks: readonly StoredBlock[], add: (slot: number) => void): void {
  for (const { block, bytes } of blocks) {
    const members = decodeBlock(bytes)
    for (let at = 0; at < members.length; at += 1) add(block * slotsOfBlock + members[at]!)
  }
}

function writeBlock(bits: Bits, block: number, bytes: Uint8Array): void {
  if (bytes.length !== bytesOfBits) {
    eachOf([{ block, bytes }], (slot) => addBit(bits, slot))
    return
  }
  const from = block * wordsOfBlock
  const words = wordsIn(bytes)
  bits.words.set(words.subarray(0, Math.max(0, bits.words.length - from)), from)
}
