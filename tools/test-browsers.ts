/** Short journeys in Firefox and WebKit over W3C WebDriver. `npm run test:browsers -- --help` */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findEngines } from '../tests/browsers/find-engines.ts'

const usage = `npm run test:browsers [-- --engine firefox] [--journey 'a review'] [--if-available]

Short journeys through storefront, account and consoles in Chromium, Firefox and WebKitGTK at 390 and 1280 px. Layouts are
compared coarsely with Chromium's; pictures of all are in var/browsers.

  --engine        firefox or webkit alone, with Chromium for comparison; or chromium
  --journey       only journeys whose title has this
  --if-available  exit status 0 where an engine is missing (Debian: chromium chromium-driver firefox-esr
                  webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb)
`

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    journey: { type: 'string' },
    'if-available': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
const { found, missing } = findEngines()
for (const { engine, packages } of missing)
  process.stdout.write(`Skipped ${engine}: this machine lacks a program of ${packages}.\n`)
const isEnough = missing.length === 0 || values['if-available']
if (!isEnough || !found.includes('chromium') || found.length === 1) process.exit(isEnough ? 0 : 1)

const report = 'var/browsers/report.json'
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/browsers/browsers.config.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(values.engine !== undefined && { BROWSERS_ENGINE: values.engine }),
      ...(values.journey !== undefined && { BROWSERS_JOURNEY: values.journey }),
    },
  },
)
printTable()
process.exit(status ?? 1)

type Suite = { suites?: Suite[]; specs?: { tests: Run[] }[] }
type Run = {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: { type: string; description?: string }[]
}

/** Journeys passed of tried, by engine and size. */
function printTable(): void {
  const runsOf = ({ suites = [], specs = [] }: Suite): Run[] => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(runsOf),
  ]
  const tried = new Map<string, { passed: number; of: number; version: string }>()
  for (const { projectName, status: outcome, annotations } of runsOf(
    JSON.parse(readFileSync(report, 'utf8')) as Suite,
  )) {
    if (outcome === 'skipped') continue
    const row = tried.get(projectName) ?? { passed: 0, of: 0, version: '' }
    row.of += 1
    if (outcome === 'expected') row.passed += 1
    row.version = annotations.find(({ type }) => type === 'engine')?.description ?? row.version
    tried.set(projectName, row)
  }
  for (const [project, { passed, of, version }] of tried)
    process.stdout.write(`${project.padEnd(16)} ${passed} of ${of} passed (${version})\n`)
}
