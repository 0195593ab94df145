import { countOnes } from './bits.ts'
import { isWithinDistance, letterMask } from './edit-distance.ts'

/** Finds the numbers of words that are spelled nearly like another. */
export type Spellings = {
  /** The word of this number is new, or another one. */
  put: (number: number) => void
  clear: (number: number) => void
  near: (word: string, typos: number) => number[]
}

/**
 * Length and letters of each word are adjacent in memory, so a scan of all words takes a fraction of a millisecond and
 * leaves few for the comparison by letter.
 */
export function createSpellings(words: readonly string[]): Spellings {
  let masks = new Int32Array(Math.max(64, words.length))
  let lengths = new Uint8Array(masks.length)

  function makeRoom(): void {
    const moreMasks = new Int32Array(Math.ceil(masks.length * 1.25))
    const moreLengths = new Uint8Array(moreMasks.length)
    moreMasks.set(masks)
    moreLengths.set(lengths)
    masks = moreMasks
    lengths = moreLengths
  }

  function put(number: number): void {
    if (number === masks.length) makeRoom()
    const word = words[number]!
    masks[number] = letterMask(word)
    lengths[number] = Math.min(255, word.length)
  }

  for (let number = 0; number < words.length; number += 1) put(number)

  return {
    put,
    clear: (number) => {
      lengths[number] = 0
    },
    near: (word, typos) => {
      const found: number[] = []
      if (typos === 0) return found
      const mask = letterMask(word)
      const [least, most, differences] = [word.length - typos, word.length + typos, 2 * typos]
      for (let number = 0; number < words.length; number += 1) {
        const length = lengths[number]!
        if (length < least || length > most || countOnes(masks[number]! ^ mask) > differences) continue
        if (isWithinDistance(words[number]!, word, typos)) found.push(number)
      }
      return found
    },
  }
}
