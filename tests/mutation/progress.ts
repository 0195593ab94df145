import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { outputFolder } from './instrument-rules.ts'

const path = `${outputFolder}/progress.txt`

/**
 * What happens as the tests run, a line each. A mutant is tried by a test, asked for while it is tried, noticed, hangs,
 * or is reached while modules load; a test is broken for good by a mutant; a test file is done.
 */
type Event = 'tried' | 'asked' | 'noticed' | 'hung' | 'static' | 'broken' | 'done'

/** Notes an event at once, so that it outlives a test process that hangs. */
export function note(event: Event, what: string): void {
  appendFileSync(path, `${event} ${what}\n`)
}

export function forgetProgress(): void {
  rmSync(path, { force: true })
}

type Progress = ReturnType<typeof readProgress>

/** The mutants that tests reached, each with their files. */
export function filesByMutant({ tried }: Pick<Progress, 'tried'>): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const trial of tried) {
    const [mutant = '', file = ''] = trial.split(' ')
    files.set(mutant, (files.get(mutant) ?? new Set()).add(file))
  }
  return files
}

/** The events up to now: for each kind what it happened to. */
export function readProgress() {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  const of = (event: Event) =>
    new Set(lines.filter((line) => line.startsWith(`${event} `)).map((line) => line.slice(event.length + 1)))
  const hung = of('hung')
  return {
    tried: of('tried'),
    asked: of('asked'),
    noticed: new Set([...of('noticed'), ...hung]),
    hung,
    reachedAtLoad: of('static'),
    broken: of('broken'),
    doneFiles: of('done'),
    count: lines.length,
    last: lines.at(-1) ?? '',
  }
}
