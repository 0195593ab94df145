/**
 * Runs lanes of tests and prints the minutes of each:
 *   node tools/run-tests.ts            core, which is `npm test`
 *   node tools/run-tests.ts all        core and the four lanes of CI
 *   node tools/run-tests.ts server money   lanes by name (tools/test-lanes.ts)
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { openScratchFolder } from './scratch-folder.ts'
import { failedTests, type PlaywrightReport, slowestTests, type VitestReport } from './test-reports.ts'
import { everyLane, type Lane, lanes, onPostgres, type Step } from './test-lanes.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

type Count = { passed: number; failed: number }

const reports = 'var/test-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const given = process.argv.slice(2)
const unknown = given.find((name) => name !== 'all' && !(name in lanes))
if (unknown !== undefined) {
  process.stderr.write(
    `There is no lane "${unknown}". Choose all or some of ${Object.keys(lanes).join(', ')}.\n`,
  )
  process.exit(2)
}
const chosen = given.includes('all') ? everyLane : given.length === 0 ? ['core' as const] : (given as Lane[])
const scratch = openScratchFolder()
if (scratch !== null) process.env['TMPDIR'] = scratch
const isBuilt = run(['tools/build.ts', '--if-stale'])
const total: Count = { passed: 0, failed: isBuilt ? 0 : 1 }
const vitestReports: VitestReport[] = []
const journeyReports: PlaywrightReport[] = []
const minutes: string[] = []
const failedSteps: string[] = []
for (const lane of chosen) await runLane(lane)

const slowest = slowestTests(vitestReports, journeyReports)
print('', `The ${slowest.length} slowest tests:`, ...slowest, '')
const failed = [...failedTests(vitestReports, journeyReports), ...failedSteps]
if (failed.length > 0) print('What failed:', ...failed, '')
print(...minutes, '')
print(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runLane(lane: Lane): Promise<void> {
  const startedAt = performance.now()
  // The data is thrown away after the run, so fsync would only cost time.
  const postgres = onPostgres.has(lane)
    ? await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
    : null
  if (onPostgres.has(lane) && postgres === null)
    print(`No PostgreSQL programs here: the tests of ${lane} use the embedded database.`)
  const env: NodeJS.ProcessEnv = { ...process.env }
  if (postgres !== null) env['TEST_POSTGRES_URL'] = postgres.url
  if (lane === 'nightly') env['TESTS_THOROUGH'] = '1'
  const counts: Count[] = []
  try {
    postgres?.createDatabase('dray_template')
    for (const step of lanes[lane]) counts.push(runStep(step, env))
  } finally {
    postgres?.stop()
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  total.passed += passed
  total.failed += failed
  const took = ((performance.now() - startedAt) / 60_000).toFixed(1)
  minutes.push(`${lane.padEnd(9)} ${took.padStart(5)} min  ${passed} passed, ${failed} failed`)
}

/** Runs a step; one that ends badly counts at least one failure, whatever its report has. */
function runStep({ name, command, report, env: own }: Step, env: NodeJS.ProcessEnv): Count {
  const file = `${reports}/${name}.json`
  rmSync(file, { force: true })
  const isOk = run(command, { ...env, ...own, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  let count: Count = { passed: report === null && isOk ? 1 : 0, failed: 0 }
  if (report === 'vitest') {
    const read = readReport<VitestReport>(file)
    if (read !== null) {
      vitestReports.push(read)
      count = { passed: read.numPassedTests, failed: read.numFailedTests }
    }
  }
  if (report === 'playwright') {
    const read = readReport<PlaywrightReport>(file)
    if (read !== null) {
      journeyReports.push(read)
      count = { passed: read.stats.expected, failed: read.stats.unexpected }
    }
  }
  if (isOk) return count
  if (count.failed === 0) failedSteps.push(`${name}: node ${command.join(' ')}`)
  return { ...count, failed: Math.max(1, count.failed) }
}

/** A report that a test runner wrote, null where none can be read. */
function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

function run(command: string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status === 0
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
