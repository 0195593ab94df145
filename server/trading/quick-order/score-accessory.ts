import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import type { QuickOrderRow } from './quick-order-rows.ts'
import { containerWord } from '../../catalogue/beers/search-text/container-words.ts'
import { wordsOf } from '../../catalogue/beers/search-index/search-words.ts'
import { bestFit, spelledFit } from './fit-words.ts'

export type AccessoryScore = {
  score: number
  /** Words that say nothing of this accessory. */
  strays: number
  /** Whether what it is was written: 'tap' of 'Nylon Cask Tap with Strainer'. */
  isHeadNamed: boolean
  /** Whether no word had to be taken for a misspelled one. */
  isSpelled: boolean
}

const weight = { name: 3, description: 1 }

/**
 * How well an accessory answers what was written; null where it does not. Half of the words at least must be in its
 * name, and a cask or keg that was asked for is a word like any other: a 'cask tap' is one, a 'firkin' is beer.
 */
export function scoreAccessory(
  row: QuickOrderRow,
  { name, description }: NamedAccessory,
): AccessoryScore | null {
  const words = row.words.flatMap(wordsOf).filter((word) => !/^\d/.test(word))
  const nameWords = wordsOf(name)
  const inName = words.filter((word) => bestFit(word, nameWords) > 0).length
  if (inName === 0 || inName * 2 < words.length) return null
  const descriptionWords = wordsOf(description)
  const fits = [...words, ...vesselsIn(row.text)].map((word) => [
    bestFit(word, nameWords),
    bestFit(word, descriptionWords),
  ])
  const scores = fits.map(([inName = 0, inDescription = 0]) =>
    Math.max(weight.name * inName, weight.description * inDescription),
  )
  const isHeadNamed = bestFit(headOf(name), wordsOf(row.text), true) > 0
  const strays = scores.filter((score) => score === 0).length
  if (strays > 0 && !isHeadNamed) return null
  return {
    score: scores.reduce((sum, score) => sum + score, isHeadNamed ? weight.name : 0),
    strays,
    isHeadNamed,
    isSpelled: fits.every((fit) => Math.max(...fit) >= spelledFit),
  }
}

type NamedAccessory = Pick<AccessoryCard, 'name' | 'description'>

/** Casks and kegs in a text; cases and packs are what anything comes in. */
function vesselsIn(text: string): string[] {
  return wordsOf(text).filter((word) => {
    const family = containerWord(word)?.family
    return family !== undefined && family !== 'case' && family !== 'mixed'
  })
}

/** The word that says what it is: the last one before a comma, 'with' or 'and'. */
function headOf(name: string): string {
  const words = wordsOf(name.split(/,| with | and /)[0] ?? '')
  return words.findLast((word) => !/^\d/.test(word)) ?? ''
}
