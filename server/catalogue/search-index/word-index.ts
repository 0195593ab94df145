import { type Bits, bitsWhere } from './bits.ts'
import { type IndexColumns, numbersIn, textsIn } from './index-columns.ts'
import { allowedTypos, fieldWordsOf } from './search-words.ts'
import { createSpellings } from './spellings.ts'

/** How well a word of the search fits a word of the index. */
export const exactness = { whole: 8, start: 4, typo: 1 }

/** One word of the index with the beers that have it: slot × 4 + field. */
type Entry = { word: string; number: number; postings: number[] }
/** The score of each slot, zero if it lacks a word of the search, and the slots with a score. */
export type TextMatch = { scores: Uint8Array; found: Bits }

export type WordIndex = {
  /** Adds the words of joined texts; new words wait for sort() while a whole index is loaded. */
  add: (slot: number, searchTexts: string, isLoading?: boolean) => void
  remove: (slot: number, searchTexts: string) => void
  sort: () => void
  /** Slots in which every word is found. Capacity is one more than the highest slot. */
  search: (words: readonly string[], capacity: number) => TextMatch
  copy: () => IndexColumns
}

export function createWordIndex(stored: IndexColumns | null = null): WordIndex {
  const entries = new Map<string, Entry>()
  const spellings = createSpellings<Entry>()
  const [ends, postings] = ['words.ends', 'words.postings'].map((name) => numbersIn(stored, name))
  let sorted = textsIn(stored, 'words').map((word, at): Entry => {
    const entry = { word, number: 0, postings: arrayOf(postings!, at === 0 ? 0 : ends![at - 1]!, ends![at]!) }
    entry.number = spellings.add(entry)
    entries.set(word, entry)
    return entry
  })

  function entryOf(word: string, isLoading: boolean): Entry {
    const known = entries.get(word)
    if (known) return known
    const entry: Entry = { word, number: 0, postings: [] }
    entry.number = spellings.add(entry)
    entries.set(word, entry)
    if (!isLoading) sorted.splice(firstFrom(sorted, word), 0, entry)
    return entry
  }

  /** The possible meanings of the word: itself, the start of other words, and only if it is neither, a typing error. */
  function* matches(word: string): Generator<[Entry, number]> {
    let isFound = false
    for (let at = firstFrom(sorted, word); at < sorted.length; at += 1) {
      const entry = sorted[at]!
      if (!entry.word.startsWith(word)) break
      isFound = true
      yield [entry, entry.word === word ? exactness.whole : exactness.start]
    }
    if (isFound) return
    for (const entry of spellings.near(word, allowedTypos(word))) yield [entry, exactness.typo]
  }

  return {
    add: (slot, searchTexts, isLoading = false) => {
      for (const { field, word } of fieldWordsOf(searchTexts))
        entryOf(word, isLoading).postings.push(slot * 4 + field)
    },
    remove: (slot, searchTexts) => {
      for (const { field, word } of fieldWordsOf(searchTexts)) {
        const entry = entries.get(word)
        const at = entry?.postings.indexOf(slot * 4 + field) ?? -1
        if (!entry || at === -1) continue
        const last = entry.postings.pop()!
        if (at < entry.postings.length) entry.postings[at] = last
        if (entry.postings.length > 0) continue
        entries.delete(word)
        spellings.remove(entry.number)
        sorted.splice(firstFrom(sorted, word), 1)
      }
    },
    sort: () => {
      // Arrays that grew have room to spare.
      for (const entry of entries.values()) entry.postings = entry.postings.slice()
      sorted = [...entries.values()].sort((one, other) => (one.word < other.word ? -1 : 1))
    },
    search: (words, capacity) => {
      let scores: Uint8Array | null = null
      for (const word of words) {
        const best = new Uint8Array(capacity)
        for (const [entry, fit] of matches(word)) raise(best, entry.postings, fit)
        if (scores === null) scores = best
        else addWhereBoth(scores, best)
        // No beer has these words, so none has them and more.
        if (!scores.some((score) => score > 0)) break
      }
      scores ??= new Uint8Array(capacity)
      return { scores, found: bitsWhere(scores) }
    },
    copy: () => {
      const ends = new Uint32Array(sorted.length)
      let end = 0
      for (const [at, entry] of sorted.entries()) ends[at] = end += entry.postings.length
      const postings = new Uint32Array(end)
      for (const [at, entry] of sorted.entries())
        postings.set(entry.postings, ends[at]! - entry.postings.length)
      return { words: sorted.map(({ word }) => word), 'words.ends': ends, 'words.postings': postings }
    },
  }
}

/** Of the numbers from one place to another, in no more room than they need. */
function arrayOf(numbers: Uint32Array, from: number, to: number): number[] {
  const array: number[] = []
  for (let at = from; at < to; at += 1) array.push(numbers[at]!)
  return array.slice()
}

/** The position of the first word that is not before the given one. */
function firstFrom(sorted: readonly Entry[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]!.word < word) low = middle + 1
    else high = middle
  }
  return low
}

function raise(best: Uint8Array, postings: readonly number[], fit: number): void {
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at]!
    const score = fit + (posting & 3)
    if (score > best[posting >>> 2]!) best[posting >>> 2] = score
  }
}

/** Adds points where there are some already; a slot that lacks either has none. */
export function addWhereBoth(scores: Uint8Array, best: Uint8Array): void {
  for (let slot = 0; slot < scores.length; slot += 1) {
    const more = best[slot]!
    if (more === 0) scores[slot] = 0
    else if (scores[slot] !== 0) scores[slot]! += more
  }
}
