import { allowedTypos, wordsOf } from '../catalogue/shelf/search-words.ts'
import { isWithinDistance } from '../catalogue/shelf/edit-distance.ts'

/** What is written of a beer and its brewery. */
export type BeerTexts = { name: string; breweryName: string; style: string; town: string }
export type BeerScore = {
  score: number
  /** Whether every word of the beer's name was written. */
  isNamed: boolean
  /** Words that say nothing of this beer. */
  strays: number
}

const weight = { name: 3, brewery: 2, style: 1.5, town: 1 }
const fullName = 3
const stray = -1.5
const breweryWords = new Set(['brewery', 'brewing', 'company', 'co', 'beer'])

/**
 * How well a beer answers what was written: each word by where it stands and how nearly it is spelled, and whether the
 * whole name is there. `text` is all of the line, since a beer may be called Bottle Kiln.
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
  for (const word of wanted) {
    const best = Math.max(...places.map(([weight, others]) => weight * bestFit(word, others)))
    const isPart = isRunTogether && (name.join('').includes(word) || word.includes(name.join('')))
    if (best === 0 && !isPart) strays += 1
    score += isPart ? Math.max(best, weight.name) : best > 0 ? best : stray
  }
  const named = name.filter((word) => bestFit(word, written, true) > 0).length
  const coverage = isRunTogether ? 1 : named / Math.max(1, name.length)
  const isNamed = coverage === 1
  return { score: score + coverage + (isNamed ? fullName : 0), isNamed, strays }
}

function bestFit(word: string, others: readonly string[], isWhole = false): number {
  return Math.max(0, ...others.map((other) => (isWhole ? fit(other, word) : fit(word, other))))
}

/** How nearly a written word is one of ours: the same, its beginning, ours with an ending, or misspelled. */
function fit(written: string, ours: string): number {
  if (written === ours) return 1
  if (written.length >= 3 && ours.startsWith(written)) return 0.8
  if (ours.length >= 4 && written.startsWith(ours) && written.length - ours.length <= 2) return 0.8
  return isWithinDistance(written, ours, allowedTypos(written)) ? 0.7 : 0
}
