import { printOutline, readOutline, type OutlineStep } from './print-outline.ts'
import { placedGlyphs, printableWords, wordsWidth } from './set-type.ts'
import type { TypeFace } from './glyph-sheet.ts'

/** A line of words: the left end of its baseline and the height of its capitals. */
export type PlacedWords = { words: string; size: number; x: number; y: number }

/** An outline shorter than this costs less than a reference to its first use. */
const worthReusing = 40

/**
 * Draws lines of words as paths, `finer` units to one of the picture. A letter that recurs at the same
 * size is drawn once and reused: without that a long name exceeds the label's six kilobytes.
 */
export function wordsMarkup(typeface: TypeFace, lines: readonly PlacedWords[], finer: number): string {
  const letters = lines.flatMap((line) =>
    placedGlyphs(typeface, line.words, line.size).map(({ character, start, outline, scale }) => ({
      key: `${character}${line.size}`,
      x: Math.round((line.x + start) * finer),
      y: Math.round(line.y * finer),
      outline,
      scale: scale * finer,
    })),
  )
  const times = new Map<string, number>()
  for (const { key } of letters) times.set(key, (times.get(key) ?? 0) + 1)
  const first = new Map<string, { id: string; x: number; y: number }>()
  let once = ''
  let shared = ''
  for (const { key, x, y, outline, scale } of letters) {
    const earlier = first.get(key)
    if (earlier) {
      const down = y === earlier.y ? '' : ` y="${y - earlier.y}"`
      shared += `<use href="#${earlier.id}" x="${x - earlier.x}"${down}/>`
      continue
    }
    const steps: readonly OutlineStep[] = readOutline(outline)
    const data = printOutline(steps, (across, down) => [x + across * scale, y + down * scale])
    if ((times.get(key) ?? 0) > 1 && data.length > worthReusing) {
      const id = `n${first.size}`
      first.set(key, { id, x, y })
      shared += `<path id="${id}" d="${data}"/>`
    } else {
      once += data
    }
  }
  return (once && `<path d="${once}"/>`) + shared
}

/** A line of words as one outline from its baseline, ten units to a point, for capitals `size` points high. */
export function wordsOutline(
  typeface: TypeFace,
  words: string,
  size: number,
): { data: string; width: number } {
  const line = printableWords(typeface, words)
  const letters = placedGlyphs(typeface, line, size).map(({ start, outline, scale }) =>
    printOutline(readOutline(outline), (across, down) => [
      (start + across * scale) * finerOutline,
      down * scale * finerOutline,
    ]),
  )
  return { data: letters.join(''), width: wordsWidth(typeface, line, size) }
}

const finerOutline = 10
