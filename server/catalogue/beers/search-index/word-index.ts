import { type Bits, bitsWhere } from './bits.ts'
import type { IndexColumns } from './index-columns.ts'
import { allowedTypos, distinctWordsOf } from './search-words.ts'
import type { TextColumns, TextPlace } from './text-columns.ts'
import { createVocabulary } from './vocabulary.ts'

/** How well a word of the search fits a word of the index. */
const exactness = { whole: 8, start: 4, typo: 1 }

/** The score of each slot, zero if it lacks a word of the search, until the next search; and the slots with a score. */
export type TextMatch = { scores: Uint8Array; found: Bits }

export type WordIndex = {
  /** Adds the words of a text. */
  add: (place: TextPlace, text: string) => void
  remove: (place: TextPlace, text: string) => void
  /** Words that come from now on wait for sort(), while a whole index is loaded. */
  unsort: () => void
  sort: () => Promise<void>
  /** Slots in which every word is found. Capacity is one more than the highest slot. */
  search: (words: readonly string[], texts: Pick<TextColumns, 'shared'>, capacity: number) => TextMatch
  /** Whether a text has the word, or one that begins with it. */
  isWord: (word: string) => boolean
  copy: () => IndexColumns
}

/** Where words are: a place is the number of the text times eight and its field. */
export function createWordIndex(stored: IndexColumns | null = null): WordIndex {
  const vocabulary = createVocabulary(stored)
  const scratch = createScratch()

  /** The possible meanings of the word: itself, the start of other words, and only if it is neither, a typing error. */
  function* matches(word: string): Generator<[readonly number[], number]> {
    let isFound = false
    for (const { own, places } of vocabulary.startingWith(word)) {
      isFound = true
      yield [places, own === word ? exactness.whole : exactness.start]
    }
    if (isFound) return
    for (const places of vocabulary.near(word, allowedTypos(word))) yield [places, exactness.typo]
  }

  function bestOf(word: string, shared: ReturnType<TextColumns['shared']>, capacity: number): Uint8Array {
    const names = scratch.take(capacity)
    const best = [...shared.map(({ end }) => scratch.take(end)), names]
    const isRaised = best.map(() => false)
    for (const [places, fit] of matches(word)) {
      for (let at = 0; at < places.length; at += 1) {
        const field = places[at]! & 7
        isRaised[field] = true
        raise(best[field]!, places[at]! >>> 3, fit + field)
      }
    }
    for (const [field, { numbers }] of shared.entries())
      if (isRaised[field]) raiseAll(names, numbers, best[field]!)
    return names
  }

  return {
    add: ({ number, field }, text) => {
      for (const word of distinctWordsOf(text)) vocabulary.add(word, number * 8 + field)
    },
    remove: ({ number, field }, text) => {
      for (const word of distinctWordsOf(text)) vocabulary.remove(word, number * 8 + field)
    },
    unsort: vocabulary.unsort,
    sort: vocabulary.sort,
    search: (words, texts, capacity) => {
      let scores: Uint8Array | null = null
      const shared = texts.shared()
      scratch.free(0)
      for (const word of words) {
        if (scores !== null) scratch.free(1)
        const best = bestOf(word, shared, capacity)
        // No beer has these words, so none has them and more.
        if (scores !== null && !addWhereBoth(scores, best)) break
        scores ??= best
      }
      scores ??= scratch.take(capacity)
      return { scores, found: bitsWhere(scores) }
    },
    isWord: (word) => !vocabulary.startingWith(word).next().done,
    copy: vocabulary.copy,
  }
}

/** Arrays of zeros that each search uses again: at a million beers it would leave megabytes to collect. */
function createScratch() {
  const arrays: Uint8Array[] = []
  let taken = 0
  return {
    take: (length: number): Uint8Array => {
      const stored = arrays[taken]
      const array = stored && stored.length >= length ? stored : new Uint8Array(Math.ceil(length * 1.25))
      arrays[taken] = array
      taken += 1
      return array.subarray(0, length).fill(0)
    },
    /** All but the first few. */
    free: (stillTaken: number): void => {
      taken = stillTaken
    },
  }
}

function raise(best: Uint8Array, number: number, score: number): void {
  if (score > best[number]!) best[number] = score
}

/** Raises each slot to what its text has. */
function raiseAll(best: Uint8Array, numbers: Uint32Array, scores: Uint8Array): void {
  const end = Math.min(best.length, numbers.length)
  for (let slot = 0; slot < end; slot += 1) raise(best, slot, scores[numbers[slot]!]!)
}

/** Adds points where there are some already; a slot that lacks either has none. Whether any has points still. */
function addWhereBoth(scores: Uint8Array, best: Uint8Array): boolean {
  let isAny = false
  for (let slot = 0; slot < scores.length; slot += 1) {
    const more = best[slot]!
    if (more === 0) scores[slot] = 0
    else if (scores[slot] !== 0) {
      scores[slot]! += more
      isAny = true
    }
  }
  return isAny
}
