import { printOutline, readOutline, type OutlineStep } from './print-outline.ts'
import { drawable } from './set-type.ts'
import { smallStrokes } from './small-strokes.ts'

export type SmallLine = {
  words: string
  /** The middle of the line (or its start with `align: 'start'`) and the baseline. */
  x: number
  y: number
  size: number
  maxWidth: number
  ink: string
  align?: 'start' | 'middle' | 'end'
  /** Around a circle instead: its middle is x, y; words run over the top or under the bottom. */
  arc?: { radius: number; side: 'top' | 'bottom' }
  turn?: number
  weight?: number
  maxLetters?: number
}

const finer = 3

/** Prints one line of small capitals, made smaller until it fits and cut with an ellipsis when it is absurd. */
export function setSmallLine(line: SmallLine): string {
  const words = shortened(drawable(line.words.toUpperCase(), smallStrokes), line.maxLetters ?? 34)
  if (!words) return ''
  const natural = lineWidth(words)
  const scale = Math.min(line.size / 10, line.maxWidth / natural)
  const width = natural * scale
  const from = line.align === 'start' ? 0 : line.align === 'end' ? -width : -width / 2
  const steps: OutlineStep[] = []
  let pen = 0
  for (const character of words) {
    const [advance, stroke] = smallStrokes[character]!
    const centre = from + (pen + advance / 2) * scale
    for (const [command, ...points] of readOutline(stroke)) {
      steps.push([command, ...placed(points, centre, advance, scale, line.arc)])
    }
    pen += advance + tracking
  }
  const data = printOutline(steps, (x, y) => [x * finer, y * finer])
  const turn = line.turn ? `rotate(${line.turn})` : ''
  const place = `translate(${Math.round(line.x)} ${Math.round(line.y)})${turn}scale(${1 / finer})`
  const weight = Math.round(scale * finer * (line.weight ?? 1.9) * 10) / 10
  return `<path transform="${place}" fill="none" stroke="${line.ink}" stroke-width="${weight}" d="${data}"/>`
}

const tracking = 2.7

function lineWidth(words: string): number {
  const widths = Array.from(words, (character) => smallStrokes[character]![0] + tracking)
  return Math.max(1, widths.reduce((sum, width) => sum + width, 0) - tracking)
}

function shortened(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`
}

function placed(
  points: readonly number[],
  centre: number,
  advance: number,
  scale: number,
  arc: SmallLine['arc'],
): number[] {
  const result: number[] = []
  for (let at = 0; at < points.length; at += 2) {
    const x = (points[at]! - advance / 2) * scale
    const y = (points[at + 1]! - 10) * scale
    if (!arc) {
      result.push(centre + x, y)
      continue
    }
    const isTop = arc.side === 'top'
    const angle = (isTop ? -Math.PI / 2 : Math.PI / 2) + (centre / arc.radius) * (isTop ? 1 : -1)
    const tilt = isTop ? angle + Math.PI / 2 : angle - Math.PI / 2
    const lift = isTop ? y : y + 10 * scale
    result.push(
      Math.cos(angle) * arc.radius + x * Math.cos(tilt) - lift * Math.sin(tilt),
      Math.sin(angle) * arc.radius + x * Math.sin(tilt) + lift * Math.cos(tilt),
    )
  }
  return result
}
