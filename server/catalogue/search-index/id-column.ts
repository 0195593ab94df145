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
    idOf: (slot) => textOf(words.subarray(slot * 4, slot * 4 + 4)),
    compare: (one, other) => compareWords(one, words, other * 4),
    compareTo: (id) => {
      const wanted = wordsOf(id)
      return (slot) => compareWords(slot, wanted, 0)
    },
    copy: (slots) => words.slice(0, slots * 4),
  }
}

/** What is no UUID is none that a slot has. */
function wordsOf(id: string): number[] {
  const digits = id.replaceAll('-', '')
  return [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16))
}

function textOf(words: Uint32Array): string {
  const digits = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
