import { relative } from 'node:path'
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { note, readProgress } from './progress.ts'

/** Where Stryker’s instrumenter has the rules look. */
const namespace = '__stryker__'
/** What the instrumented rules look up and count in: see Stryker's instrumenter. */
type Switchboard = {
  activeMutant?: string
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const switchboard = ((globalThis as Record<string, unknown>)[namespace] ??= {}) as Switchboard
const { tried, noticed, asked, reachedAtLoad } = readProgress()

/** A mutant that runs this many times as often as the unchanged code is taken for an endless loop. */
const patience = 100

/**
 * Runs the tests of a file unchanged, then each again with every change that it reached and that no test has noticed
 * yet, the quickest test first. All happens in one process that has loaded its modules once. Hooks around a test run
 * only with the unchanged code.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for one
export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (measuresTime(test)) return
    switchboard.currentTestId = test.id
    try {
      await TestRunner.getTestFn(test)()
    } finally {
      delete switchboard.currentTestId
    }
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if ('filepath' in suite) await this.tryMutantsOfFile(suite as RunnerTestFile)
    await super.onAfterRunSuite(suite)
  }

  private async tryMutantsOfFile(file: RunnerTestFile): Promise<void> {
    noteWhatLoadingReached()
    const all = testsOf(file.tasks).toSorted((a, b) => durationOf(a) - durationOf(b))
    for (const test of all) if (test.result?.state === 'pass') await this.tryMutants(test)
    for (const test of all) if (await this.fails(test)) note('broken', `${file.name}: ${test.name}`)
    note('done', relative(process.cwd(), file.filepath))
  }

  private async tryMutants(test: RunnerTestCase): Promise<void> {
    for (const [mutant, hits] of Object.entries(switchboard.mutantCoverage?.perTest[test.id] ?? {})) {
      if (!noticed.has(mutant) && !tried.has(trialOf(mutant, test))) await this.tryMutant(test, mutant, hits)
    }
  }

  private async tryMutant(test: RunnerTestCase, mutant: string, hits: number): Promise<void> {
    note('tried', trialOf(mutant, test))
    Object.assign(switchboard, { activeMutant: mutant, hitCount: 0, hitLimit: hits * patience })
    const isNoticed = await this.fails(test)
    delete switchboard.activeMutant
    if (switchboard.hitCount && !asked.has(mutant)) {
      asked.add(mutant)
      note('asked', mutant)
    }
    if (!isNoticed) return
    noticed.add(mutant)
    note('noticed', mutant)
    if (await this.fails(test)) note('broken', `${mutant} ${test.file.name}: ${test.name}`)
  }

  private async fails(test: RunnerTestCase): Promise<boolean> {
    const attempt = { retry: 0, repeats: 0 }
    // Without a test, what is reached would count as reached by loading.
    switchboard.currentTestId = 'again'
    try {
      this.onBeforeTryTask(test, attempt)
      await TestRunner.getTestFn(test)()
      this.onAfterTryTask(test)
      return false
    } catch {
      return true
    } finally {
      delete switchboard.currentTestId
    }
  }
}

const trialOf = (mutant: string, { file, id }: RunnerTestCase) => `${mutant} ${file.name} ${id}`

function noteWhatLoadingReached(): void {
  for (const mutant of Object.keys(switchboard.mutantCoverage?.static ?? {})) {
    if (!reachedAtLoad.has(mutant)) note('static', mutant)
    reachedAtLoad.add(mutant)
  }
}

function testsOf(tasks: RunnerTestFile['tasks']): RunnerTestCase[] {
  return tasks.flatMap((task) =>
    task.type === 'suite' ? testsOf(task.tasks) : measuresTime(task) ? [] : [task],
  )
}

/** Counting makes rules slower, and a busy machine fails such a test without a change. */
function measuresTime({ name }: RunnerTestCase): boolean {
  return /\bwithin \d+ ms\b/.test(name)
}

function durationOf(test: RunnerTestCase): number {
  return test.result?.duration ?? 0
}
