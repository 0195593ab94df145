/**
 * Runs everything: rules and server on the embedded database, then journeys in a real browser. With --thorough the
 * random tests run as many cases as they can.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readReport, runVitest } from './run-vitest.ts'
import { secondTries } from './second-tries.ts'
import { type PlaywrightReport, slowestTests } from './slowest-tests.ts'

const journeyReport = 'var/journeys.json'
rmSync(journeyReport, { force: true })

const isThorough = process.argv.includes('--thorough')
if (isThorough) process.env['TESTS_THOROUGH'] = '1'

const built = run('tools/build.ts', '--if-stale')
const unit = runVitest({ name: 'unit' })
const journeys = run('node_modules/@playwright/test/cli.js', 'test')

const units = unit.report
const browser = readReport<PlaywrightReport>(journeyReport)
const again = secondTries(browser)
const passed =
  (units?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (again.areTooMany ? 0 : again.titles.length)
const failed =
  (units?.numFailedTests ?? 1) +
  (browser?.stats.unexpected ?? 1) +
  (again.areTooMany ? again.titles.length : 0)
const ok = built && unit.ok && journeys && failed === 0

const slowest = slowestTests(units, browser)
if (unit.repeated.length > 0) print('', 'Files of tests that ran a second time:', ...unit.repeated)
if (again.titles.length > 0) print('', 'Passed at the second try only:', ...again.titles)
print('', `The ${slowest.length} slowest:`, ...slowest, '')
print(
  isThorough
    ? 'A thorough run: tests that try things at random did so as often as they can.'
    : 'Tests that try things at random did so a quarter of their times; npm test -- --thorough runs them all.',
)
print(`${passed} passed, ${failed === 0 && !ok ? 1 : failed} failed`)
process.exit(ok ? 0 : 1)

function run(script: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status === 0
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
