import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { activeFromStart, readInstrumentedCode } from './instrument-rules.ts'
import { readProgress } from './progress.ts'
import { ruleTests } from './rules.ts'

const code = readInstrumentedCode()
const { doneFiles } = readProgress()
/** A change that is active from the start, before any module loads: Stryker's instrumenter reads it itself. */
const isFromStart = process.env[activeFromStart] !== undefined
const fewerCases = resolve('tests/mutation/fewer-cases.ts')

/** The same order each time, and not the largest file first: what a small test notices need not be tried by a large one. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  plugins: [
    {
      name: 'changeable-rules',
      enforce: 'pre',
      load: (id) => code[relative(process.cwd(), id)],
      resolveId: (id, importer) => (id === 'fast-check' && importer !== fewerCases ? fewerCases : undefined),
    },
  ],
  test: {
    include: ruleTests.filter((path) => isFromStart || !doneFiles.has(path)),
    bail: isFromStart ? 1 : 0,
    ...(!isFromStart && { runner: './tests/mutation/mutation-runner.ts' }),
    sequence: { sequencer: ByName },
    isolate: false,
    fileParallelism: false,
    // A rule's instrumented text differs from run to run.
    fsModuleCache: false,
    testTimeout: 10_000,
    reporters: ['agent'],
    // A change may leave a promise behind that fails once the test that noticed it is done.
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
