import { readFileSync } from 'node:fs'
import type { Mutant } from './instrument-rules.ts'
import { filesByMutant, type readProgress } from './progress.ts'

type Progress = Pick<ReturnType<typeof readProgress>, 'tried' | 'noticed' | 'hung' | 'reachedAtLoad'>
type Fate = 'noticed' | 'survived' | 'unreached' | 'loading'

/** A table of files with their scores, the changes that no test notices, and the score of all in per cent. */
export function reportMutants(mutants: Mutant[], progress: Progress): { lines: string[]; score: number } {
  const reached = filesByMutant(progress)
  const fateOf = ({ id }: Mutant): Fate => {
    if (progress.noticed.has(id)) return 'noticed'
    if (reached.has(id)) return 'survived'
    return progress.reachedAtLoad.has(id) ? 'loading' : 'unreached'
  }
  const files = Map.groupBy(mutants, ({ fileName }) => fileName)
  const rows = [...files].map(([fileName, own]) => row(fileName, own.map(fateOf)))
  const total = mutants.map(fateOf)
  const survivors = mutants.flatMap((mutant) => {
    const fate = fateOf(mutant)
    return fate === 'noticed' || fate === 'loading' ? [] : [describe(mutant, fate)]
  })
  return {
    lines: [
      ...survivors,
      '',
      heading,
      ...rows,
      row('all', total),
      `Endless loops among the noticed: ${progress.hung.size}`,
    ],
    score: scoreOf(total),
  }
}

const heading = ' score  changes  noticed  survived  unreached  loading  file'

function row(name: string, fates: Fate[]): string {
  const counts = [
    fates.length,
    ...(['noticed', 'survived', 'unreached', 'loading'] as const).map(
      (fate) => fates.filter((one) => one === fate).length,
    ),
  ]
  const widths = [9, 9, 10, 11, 9]
  const cells = counts.map((number, index) => String(number).padStart(widths[index]!))
  return `${scoreOf(fates).toFixed(1).padStart(6)}${cells.join('')}  ${name}`
}

/** Of the changes that run while tests run, the share that is noticed. */
function scoreOf(fates: Fate[]): number {
  const counted = fates.filter((fate) => fate !== 'loading')
  const noticed = counted.filter((fate) => fate === 'noticed')
  return counted.length === 0 ? 100 : (100 * noticed.length) / counted.length
}

const codeOf = new Map<string, string[]>()

function describe({ fileName, location, replacement }: Mutant, fate: Fate): string {
  const lines = codeOf.get(fileName) ?? readFileSync(fileName, 'utf8').split('\n')
  codeOf.set(fileName, lines)
  const { start, end } = location
  const own = lines.slice(start.line, end.line + 1)
  const last = own.length - 1
  own[last] = own[last]!.slice(0, end.column)
  own[0] = own[0]!.slice(start.column)
  return `${fileName}:${start.line + 1}:${start.column + 1} ${fate}: ${short(own.join(' '))} → ${short(replacement)}`
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}…` : line
}
