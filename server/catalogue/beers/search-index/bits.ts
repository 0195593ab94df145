import { withRoomFor } from './growing-column.ts'

/** A set of whole numbers from 0, one bit for each. It grows as numbers are added; what lies beyond is absent. */
export type Bits = { words: Uint32Array<ArrayBuffer> }

export function createBits(capacity = 0): Bits {
  return { words: new Uint32Array((capacity + 31) >>> 5) }
}

export function addBit(bits: Bits, number: number): void {
  const word = number >>> 5
  bits.words = withRoomFor(bits.words, word)
  bits.words[word]! |= 1 << (number & 31)
}

export function removeBit(bits: Bits, number: number): void {
  const word = number >>> 5
  if (word < bits.words.length) bits.words[word]! &= ~(1 << (number & 31))
}

export function hasBit(bits: Bits, number: number): boolean {
  return ((bits.words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0
}

export function countBits({ words }: Bits): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += countOnes(words[at]!)
  return count
}

/** How many numbers both sets hold. */
function countCommon(one: Bits, other: Bits): number {
  const length = Math.min(one.words.length, other.words.length)
  let count = 0
  for (let at = 0; at < length; at += 1) {
    const common = one.words[at]! & other.words[at]!
    if (common !== 0) count += countOnes(common)
  }
  return count
}

/** Counts what other sets have in common with one, in little time where that has few numbers. */
export function commonCounter(bits: Bits): (other: Bits) => number {
  const { words } = bits
  const places = new Uint32Array(words.length >>> 1)
  let filled = 0
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === 0) continue
    if (filled === places.length) return (other) => countCommon(bits, other)
    places[filled] = at
    filled += 1
  }
  return (other) => {
    let count = 0
    for (let at = 0; at < filled; at += 1) {
      const place = places[at]!
      if (place >= other.words.length) break
      count += countOnes(words[place]! & other.words[place]!)
    }
    return count
  }
}

/** Calls back with every number of the set, rising. */
export function numbersOf({ words }: Bits, visit: (number: number) => void): void {
  for (let at = 0; at < words.length; at += 1) {
    for (let word = words[at]!; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word))
  }
}

/** What all the sets hold; at least one must be given. */
export function intersection([first, ...others]: readonly Bits[]): Bits {
  const words = first!.words.slice()
  for (const other of others) {
    for (let at = 0; at < words.length; at += 1) words[at]! &= other.words[at] ?? 0
  }
  return { words }
}

/** What the first set holds and the second does not. */
export function difference(one: Bits, other: Bits): Bits {
  return { words: one.words.map((word, at) => word & ~(other.words[at] ?? 0)) }
}

/** What any of the sets holds: of one set it is that set itself, which later changes reach. */
export function union(sets: readonly Bits[]): Bits {
  if (sets.length === 1) return sets[0]!
  const words = new Uint32Array(Math.max(0, ...sets.map((set) => set.words.length)))
  for (const set of sets) {
    for (let at = 0; at < set.words.length; at += 1) words[at]! |= set.words[at]!
  }
  return { words }
}

/** The places at which a byte is not zero. */
export function bitsWhere(bytes: Uint8Array): Bits {
  const bits = createBits(bytes.length)
  for (let at = 0; at < bits.words.length; at += 1) {
    const end = Math.min(bytes.length, at * 32 + 32)
    let word = 0
    for (let place = at * 32; place < end; place += 1) if (bytes[place] !== 0) word |= 1 << (place & 31)
    bits.words[at] = word
  }
  return bits
}

/** The places at which a number occurs. */
export function bitsOf(numbers: Uint32Array, wanted: number): Bits {
  const bits = createBits(numbers.length)
  for (let at = 0; at < numbers.length; at += 1)
    if (numbers[at] === wanted) bits.words[at >>> 5]! |= 1 << (at & 31)
  return bits
}

/** Bits that are one in a 32-bit word, counted in parallel (Warren, Hacker's Delight, 5-1). */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
