import { printableWords, wordsWidth } from './set-type.ts'
import type { TypeFace } from './glyph-sheet.ts'

export type NameBox = {
  width: number
  height: number
  maxLines: number
  /** Each line grows to the full width on its own, as a wood-type poster is set. */
  isJustified?: boolean
  maxLetters?: number
  maxSize?: number
  /** Below this cap height the name is cut instead. */
  minSize?: number
}
export type NameLine = { words: string; size: number; width: number; baseline: number }

const smallestSize = 15
const leading = 0.3
/** How far the tails of g and y hang below the line, in cap heights. */
const descent = 0.24

/**
 * Breaks a name over as many lines as make it largest in the box, and cuts it with an ellipsis when even
 * the smallest letters do not fit. Baselines are measured from the top of the box, the block centred.
 */
export function fitName(typeface: TypeFace, name: string, box: NameBox): readonly NameLine[] {
  let words = cut(printableWords(typeface, name), box.maxLetters ?? 34)
  for (;;) {
    if (!words) return []
    const best = layouts(words, box.maxLines)
      .map((lines) => measured(typeface, lines, box))
      .reduce((one, other) => (score(other) > score(one) ? other : one))
    if (words.length < 8 || best.every((line) => line.size >= (box.minSize ?? smallestSize))) return best
    words = cut(words.replace(/…$/, ''), words.length - 2)
  }
}

/** Large letters first, then fewer lines, then lines of like length. */
function score(lines: readonly NameLine[]): number {
  const sizes = lines.map((line) => line.size)
  const widths = lines.map((line) => line.width)
  const raggedness = 1 - Math.min(...widths) / Math.max(1, ...widths)
  return Math.min(...sizes) + 0.15 * Math.max(...sizes) - lines.length * 0.6 - raggedness * 2.5
}

function measured(typeface: TypeFace, lines: readonly string[], box: NameBox): readonly NameLine[] {
  const most = Math.min(box.maxSize ?? 200, box.height)
  const natural = lines.map((words) =>
    Math.min(most, box.width / Math.max(0.01, wordsWidth(typeface, words, 1))),
  )
  const smallest = Math.min(...natural)
  const wanted = natural.map((size) => (box.isJustified ? Math.min(size, smallest * 1.9) : smallest))
  const drop = (typeface.isCapitals ? leading : leading + 0.2) * Math.min(...wanted)
  const tail = typeface.isCapitals ? 0 : descent * wanted.at(-1)!
  const total = wanted.reduce((sum, size) => sum + size, 0) + drop * (lines.length - 1) + tail
  const squeeze = Math.min(1, box.height / total)
  let bottom = (box.height - total * squeeze) / 2
  return lines.map((words, at) => {
    const size = wanted[at]! * squeeze
    bottom += size + (at > 0 ? drop * squeeze : 0)
    return { words, size, width: wordsWidth(typeface, words, size), baseline: bottom }
  })
}

/** Every way to set the words on one, two or three lines. */
function layouts(words: string, maxLines: number): string[][] {
  if (maxLines === 1) return [[words]]
  const parts = words.split(' ')
  return [
    [words],
    ...parts.slice(1).flatMap((_, at) => {
      const head = parts.slice(0, at + 1).join(' ')
      return layouts(parts.slice(at + 1).join(' '), maxLines - 1).map((rest) => [head, ...rest])
    }),
  ]
}

function cut(words: string, most: number): string {
  if (words.length <= most) return words
  const fitting = words.slice(0, most - 1)
  const lastSpace = fitting.lastIndexOf(' ')
  return `${(lastSpace > most * 0.6 ? fitting.slice(0, lastSpace) : fitting).replace(/[\s,.&–-]+$/, '')}…`
}
