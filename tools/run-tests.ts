/** Runs everything: rules and server on the embedded database, then journeys in a real browser. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

mkdirSync('var', { recursive: true })
const unitReport = 'var/unit.json'
const journeyReport = 'var/journeys.json'
for (const report of [unitReport, journeyReport]) rmSync(report, { force: true })

const built = run('tools/build.ts', '--if-stale')
const unit = run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${unitReport}`,
)
const journeys = run('node_modules/@playwright/test/cli.js', 'test')

const units = read<VitestReport>(unitReport)
const browser = read<PlaywrightReport>(journeyReport)
const passed = (units?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0)
const failed = (units?.numFailedTests ?? 1) + (browser ? browser.stats.unexpected + browser.stats.flaky : 1)
const ok = built && unit && journeys && failed === 0

process.stdout.write(`\n${passed} passed, ${failed === 0 && !ok ? 1 : failed} failed\n`)
process.exit(ok ? 0 : 1)

function run(script: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status === 0
}

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
