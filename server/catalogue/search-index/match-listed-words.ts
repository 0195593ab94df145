import type { Database } from '../../database/database.ts'
import { isWithinDistance, letterMask } from './edit-distance.ts'
import { readBegunWords, readNearWords } from './listing-search-queries.ts'
import { allowedTypos, searchWordsOf } from './search-words.ts'

/** What a word of a search means: a query that its beers answer to, and what they score, the best first. */
export type WordMeaning = { query: string; levels: { query: string; points: number }[] }

/** Fields from the one that says most, with what each adds to a score. */
const fields = [
  ['A', 3],
  ['B', 2],
  ['C', 1],
  ['D', 0],
] as const

/** The meaning of each word of a search as search-index/word-index.ts has it; null where a word means nothing. */
export async function matchListedWords(database: Database, q: string): Promise<WordMeaning[] | null> {
  const words = searchWordsOf(q)
  if (words.length === 0) return null
  const begun = await readBegunWords(database, words)
  const meanings: WordMeaning[] = []
  for (const word of words) {
    if (begun.has(word)) meanings.push({ query: `'${word}':*`, levels: levelsOfBegun(word) })
    else {
      const near = await nearWords(database, word)
      if (near.length === 0) return null
      meanings.push({ query: anyOf(near, ''), levels: levelsOfNear(near) })
    }
  }
  return meanings
}

async function nearWords(database: Database, word: string): Promise<string[]> {
  const slips = allowedTypos(word)
  if (slips === 0) return []
  const candidates = await readNearWords(database, { length: word.length, letters: letterMask(word), slips })
  return candidates.filter((candidate) => isWithinDistance(candidate, word, slips))
}

/** A whole word in any field scores more than the start of one. */
function levelsOfBegun(word: string): WordMeaning['levels'] {
  return [
    ...fields.map(([weight, points]) => ({ query: `'${word}':${weight}`, points: 8 + points })),
    ...fields.map(([weight, points]) => ({ query: `'${word}':*${weight}`, points: 4 + points })),
  ]
}

const levelsOfNear = (near: readonly string[]) =>
  fields.map(([weight, points]) => ({ query: anyOf(near, `:${weight}`), points: 1 + points }))

const anyOf = (words: readonly string[], weight: string) =>
  words.map((word) => `'${word}'${weight}`).join(' | ')
