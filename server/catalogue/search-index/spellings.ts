import { countOnes } from './bits.ts'
import { isWithinDistance, letterMask } from './edit-distance.ts'

/** All words by number, to find those that are spelled nearly like another. */
export type Spellings<T extends { word: string }> = {
  add: (item: T) => number
  remove: (number: number) => void
  near: (word: string, typos: number) => T[]
}

/**
 * Length and letters of each word are adjacent in memory, so a scan of all words takes a fraction of a millisecond and
 * leaves few for the comparison by letter.
 */
export function createSpellings<T extends { word: string }>(): Spellings<T> {
  const items: (T | undefined)[] = []
  const free: number[] = []
  let masks = new Int32Array(1024)
  let lengths = new Uint8Array(1024)

  function makeRoom(): void {
    const moreMasks = new Int32Array(masks.length * 2)
    const moreLengths = new Uint8Array(masks.length * 2)
    moreMasks.set(masks)
    moreLengths.set(lengths)
    masks = moreMasks
    lengths = moreLengths
  }

  return {
    add: (item) => {
      const number = free.pop() ?? items.length
      if (number === masks.length) makeRoom()
      items[number] = item
      masks[number] = letterMask(item.word)
      lengths[number] = Math.min(255, item.word.length)
      return number
    },
    remove: (number) => {
      items[number] = undefined
      lengths[number] = 0
      free.push(number)
    },
    near: (word, typos) => {
      const found: T[] = []
      if (typos === 0) return found
      const mask = letterMask(word)
      for (let number = 0; number < items.length; number += 1) {
        const longer = lengths[number]! - word.length
        if (longer > typos || -longer > typos) continue
        if (countOnes(masks[number]! ^ mask) > 2 * typos) continue
        const item = items[number]
        if (item && isWithinDistance(item.word, word, typos)) found.push(item)
      }
      return found
    },
  }
}
