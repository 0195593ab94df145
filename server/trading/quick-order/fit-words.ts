import { isWithinDistance } from '../../catalogue/beers/search-index/edit-distance.ts'
import { allowedTypos } from '../../catalogue/beers/search-index/search-words.ts'

/** From here on a word is spelled as we spell it: the same, its beginning, or ours with an ending. */
export const spelledFit = 0.8

/** How nearly a word is one of the others, from 0 to 1; `isWhole` asks which of the others is this word. */
export function bestFit(word: string, others: readonly string[], isWhole = false): number {
  return Math.max(0, ...others.map((other) => (isWhole ? fit(other, word) : fit(word, other))))
}

/** How nearly a written word is one of ours: the same, its beginning, ours with an ending, or misspelled. */
function fit(written: string, ours: string): number {
  if (written === ours) return 1
  if (written.length >= 3 && ours.startsWith(written)) return spelledFit
  if (ours.length >= 4 && written.startsWith(ours) && written.length - ours.length <= 2) return spelledFit
  return isWithinDistance(written, ours, allowedTypos(written)) ? 0.7 : 0
}
