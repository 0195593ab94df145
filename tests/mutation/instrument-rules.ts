import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** A change to one place of a rule: lines and columns count from zero, as Stryker counts them. */
export type Mutant = {
  id: string
  fileName: string
  location: Record<'start' | 'end', { line: number; column: number }>
  replacement: string
}

type InstrumentedRules = { code: Record<string, string>; mutants: Mutant[] }

export const outputFolder = 'var/mutation'
const instrumentedPath = `${outputFolder}/instrumented.json`
/** The variable of the environment that names the change to be active from the start. */
export const activeFromStart = '__STRYKER_ACTIVE_MUTANT__'
const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }

/** Writes every change of these files into their code, each behind a switch, and leaves both where the tests find them. */
export async function instrumentRules(paths: string[]): Promise<Mutant[]> {
  const files = paths.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const result = await new Instrumenter(silent as never).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  const instrumented: InstrumentedRules = {
    code: Object.fromEntries(result.files.map(({ name, content }) => [name, content])),
    mutants: result.mutants.filter(({ status }) => status !== 'Ignored'),
  }
  mkdirSync(outputFolder, { recursive: true })
  writeFileSync(instrumentedPath, JSON.stringify(instrumented))
  return instrumented.mutants
}

export function readInstrumentedCode(): Record<string, string> {
  return (JSON.parse(readFileSync(instrumentedPath, 'utf8')) as InstrumentedRules).code
}
