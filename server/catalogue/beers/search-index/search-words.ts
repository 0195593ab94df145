import { searchTextLength } from '../../../../shared/limits/limits.ts'

/** The fields of a word; later fields say more about the beer. */
export const searchFields = ['notes', 'town', 'style', 'brewery', 'name'] as const

/** Most words of a search that are looked for; the rest is left out. */
const mostWords = 8
const longestWord = 30

/** Letters without a Unicode decomposition, as people without them on the keyboard write them. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Most texts need none of the care that accents and apostrophes take. */
const isPlain = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/

/** The words of a text, lower-case and without accents: 'Brewer’s Kölsch-Bier' is brewers, kolsch, bier. */
export function wordsOf(text: string): string[] {
  if (isPlain.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’`]+/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The distinct words of a search, cut to the cost limit of one search. */
export function searchWordsOf(q: string): string[] {
  const words = wordsOf(q.slice(0, searchTextLength)).map((word) => word.slice(0, longestWord))
  return [...new Set(words)].slice(0, mostWords)
}

/** The number of letters that may be wrong: none below four letters, one up to seven, two beyond. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** What a search looks through. */
export type SearchTexts = Record<(typeof searchFields)[number], string>

/** The words of a name, by which beers are sorted. */
export const sortedBy = (name: string): string => wordsOf(name).join(' ')

export const distinctWordsOf = (text: string): string[] => [...new Set(wordsOf(text))]
