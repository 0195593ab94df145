import { type IndexColumns, numbersIn, textsIn } from './index-columns.ts'
import { createSlotList } from './slot-list.ts'
import { createSpellings } from './spellings.ts'

/** All words of the index with the places of each, by number: most words have one place, and an object each would be dear. */
export type Vocabulary = {
  /** Adds a place of a word. */
  add: (word: string, place: number) => void
  remove: (word: string, place: number) => void
  /** Words that come from now on wait for sort(), while a whole index is loaded. */
  unsort: () => void
  sort: () => Promise<void>
  /** The words that begin so, the word itself first. */
  startingWith: (word: string) => Generator<{ own: string; places: readonly number[] }>
  near: (word: string, typos: number) => (readonly number[])[]
  copy: () => IndexColumns
}

export function createVocabulary(stored: IndexColumns | null): Vocabulary {
  const words = textsIn(stored, 'words')
  /** Its only place, or its places. */
  const placesOf = storedPlaces(stored)
  const free: number[] = []
  const spellings = createSpellings(words)
  const sorted = createSlotList(Uint32Array.from(words.keys()))
  /** The numbers of words while they have no order. */
  let unsorted: Map<string, number> | null = null

  const compare = (one: number, other: number) =>
    words[one] === words[other] ? 0 : words[one]! < words[other]! ? -1 : 1
  const firstFrom = (word: string) => sorted.positionOf((number) => (words[number]! < word ? -1 : 0))

  function find(word: string): number | undefined {
    if (unsorted !== null) return unsorted.get(word)
    const number = sorted.at(firstFrom(word))
    return number !== undefined && words[number] === word ? number : undefined
  }

  function addWord(word: string, place: number): void {
    const number = free.pop() ?? words.length
    words[number] = word
    placesOf[number] = place
    spellings.put(number)
    if (unsorted === null) sorted.insert(number, compare)
    else {
      unsorted.set(word, number)
      sorted.append(number)
    }
  }

  function removeWord(number: number): void {
    sorted.remove(number, compare)
    unsorted?.delete(words[number]!)
    words[number] = ''
    placesOf[number] = []
    spellings.clear(number)
    free.push(number)
  }

  const listOf = (number: number): readonly number[] => {
    const places = placesOf[number]!
    return typeof places === 'number' ? [places] : places
  }

  return {
    add: (word, place) => {
      const number = find(word)
      if (number === undefined) return addWord(word, place)
      const places = placesOf[number]!
      if (typeof places === 'number') placesOf[number] = [places, place]
      else places.push(place)
    },
    remove: (word, place) => {
      const number = find(word)
      if (number === undefined) return
      const places = placesOf[number]!
      if (typeof places === 'number') {
        if (places === place) removeWord(number)
        return
      }
      const at = places.indexOf(place)
      if (at === -1) return
      const last = places.pop()!
      if (at < places.length) places[at] = last
      if (places.length === 1) placesOf[number] = places[0]!
    },
    unsort: () => {
      unsorted ??= new Map(Array.from(sorted.copy(), (number) => [words[number]!, number]))
    },
    sort: async () => {
      unsorted = null
      // Arrays that grew have room to spare.
      for (const [number, places] of placesOf.entries())
        if (typeof places !== 'number') placesOf[number] = places.slice()
      await sorted.sort(compare)
    },
    *startingWith(start) {
      for (let at = firstFrom(start); at < sorted.length(); at += 1) {
        const number = sorted.at(at)!
        const own = words[number]!
        if (!own.startsWith(start)) return
        yield { own, places: listOf(number) }
      }
    },
    near: (word, typos) => spellings.near(word, typos).map(listOf),
    copy: () => {
      const numbers = sorted.copy()
      const lists = Array.from(numbers, listOf)
      const ends = new Uint32Array(lists.length)
      let end = 0
      for (const [at, { length }] of lists.entries()) ends[at] = end += length
      const places = new Uint32Array(end)
      for (const [at, list] of lists.entries()) places.set(list, ends[at]! - list.length)
      return {
        words: Array.from(numbers, (number) => words[number]!),
        'words.ends': ends,
        'words.places': places,
      }
    },
  }
}

function storedPlaces(stored: IndexColumns | null): (number | number[])[] {
  const [ends, places] = ['words.ends', 'words.places'].map((name) => numbersIn(stored, name))
  const all: (number | number[])[] = []
  let from = 0
  for (const end of ends!) {
    // Of a typed array, in no more room than they need.
    all.push(end - from === 1 ? places![from]! : Array.from(places!.subarray(from, end)))
    from = end
  }
  return all
}
