import { withRoomFor } from './growing-column.ts'

/** A UUID for each slot, as four numbers of 32 bits. */
export type IdColumn = {
  put: (slot: number, id: string) => void
  idOf: (slot: number) => string
  /** Below 0 where the id of one comes before that of the other, as text does. */
  compare: (one: number, other: number) => number
  /** The same against an id that need not have a slot. */
  compareTo: (id: string) => (slot: number) => number
  /** The words of the first slots. */
  copy: (slots: number) => Uint32Array<ArrayBuffer>
}

export function createIdColumn(words = new Uint32Array(0)): IdColumn {
  const compareWords = (slot: number, other: ArrayLike<number>, from: number): number => {
    for (let at = 0; at < 4; at += 1) {
      const difference = words[slot * 4 + at]! - other[from + at]!
      if (difference !== 0) return difference
    }
    return 0
  }

  return {
    put: (slot, id) => {
      words = withRoomFor(words, slot * 4 + 3)
      words.set(wordsOf(id), slot * 4)
    },
    idOf: (slot) => textOf(words, slot * 4),
    compare: (one, other) => compareWords(one, words, other * 4),
    compareTo: (id) => {
      const wanted = wordsOf(id)
      return (slot) => compareWords(slot, wanted, 0)
    },
    copy: (slots) => words.slice(0, slots * 4),
  }
}

/** What is not a UUID is in no slot. */
function wordsOf(id: string): number[] {
  const digits = id.replaceAll('-', '')
  return [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16))
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const digitsOf = (half: number): string => digits[half >>> 8]! + digits[half & 255]!

function textOf(words: Uint32Array, from: number): string {
  const [one, two, three, four] = [words[from]!, words[from + 1]!, words[from + 2]!, words[from + 3]!]
  const start = `${digitsOf(one >>> 16)}${digitsOf(one & 65_535)}-${digitsOf(two >>> 16)}-${digitsOf(two & 65_535)}`
  const end = `${digitsOf(four >>> 16)}${digitsOf(four & 65_535)}`
  return `${start}-${digitsOf(three >>> 16)}-${digitsOf(three & 65_535)}${end}`
}
