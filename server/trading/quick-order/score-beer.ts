import { wordsOf } from '../../catalogue/beers/search-index/search-words.ts'
import { bestFit, spelledFit } from './fit-words.ts'

/** The searchable texts of a beer and its brewery. */
export type BeerTexts = { name: string; breweryName: string; style: string; town: string }
export type BeerScore = {
  score: number
  /** Whether every word of the beer's name was written. */
  isNamed: boolean
  /** Words that do not describe this beer. */
  strays: number
  /** Words that are spelled as one of this beer's. */
  ownWords: number
  /** Whether no word had to be taken for a misspelled one. */
  isSpelled: boolean
}

const weight = { name: 3, brewery: 2, style: 1.5, town: 1 }
const fullName = 3
const stray = -1.5
const breweryWords = new Set(['brewery', 'brewing', 'company', 'co', 'beer'])

/**
 * The score of a beer for a text: each word counts by its field and its spelling, and the whole name counts extra.
 * `text` is the whole line, since a beer may be called Bottle Kiln.
 */
export function scoreBeer(words: readonly string[], text: string, beer: BeerTexts): BeerScore {
  const wanted = words.flatMap(wordsOf)
  const name = wordsOf(beer.name)
  const brewery = wordsOf(beer.breweryName)
  const places: [number, readonly string[]][] = [
    [weight.name, name],
    [weight.brewery, brewery.filter((word) => !breweryWords.has(word))],
    [weight.style, wordsOf(beer.style)],
    [weight.town, wordsOf(beer.town)],
  ]
  const written = wordsOf(text)
  const isRunTogether = name.join('').length > 5 && written.join('').includes(name.join(''))
  let score = 0
  let strays = 0
  let ownWords = 0
  for (const word of wanted) {
    const fits = places.map(([weight, others]) => ({ weight, fit: bestFit(word, others) }))
    const best = Math.max(...fits.map(({ weight, fit }) => weight * fit))
    const isPart = isRunTogether && (name.join('').includes(word) || word.includes(name.join('')))
    if (best === 0 && !isPart) strays += 1
    if (isPart || fits.some(({ fit }) => fit >= spelledFit)) ownWords += 1
    score += isPart ? Math.max(best, weight.name) : best > 0 ? best : stray
  }
  const named = name.filter((word) => bestFit(word, written, true) > 0).length
  const coverage = isRunTogether ? 1 : named / Math.max(1, name.length)
  const isNamed = coverage === 1
  const isSpelled = ownWords === wanted.length
  return { score: score + coverage + (isNamed ? fullName : 0), isNamed, strays, ownWords, isSpelled }
}
