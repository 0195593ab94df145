/** Short journeys in Firefox and WebKit over W3C WebDriver. `npm run test:browsers -- --help` */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fetchOldChromium } from './old-chromium.ts'
import { findEngines } from '../tests/browsers/find-engines.ts'

const usage = `npm run test:browsers [-- --engine firefox] [--journey 'a review'] [--if-available]
npm run test:browsers -- --oldest

Short journeys through storefront, account and consoles in Chromium, Firefox and WebKitGTK at 390 and 1280 px. Layouts are
compared coarsely with Chromium's; pictures of all are in var/browsers.

  --engine        firefox or webkit alone, with Chromium for comparison; or chromium
  --journey       only journeys whose title has this
  --if-available  exit status 0 where an engine is missing (Debian: chromium chromium-driver firefox-esr
                  webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb)
  --oldest        the oldest Chromium of each row of docs/browsers.md, from npm, instead: main tasks, and what older ones get
`

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    journey: { type: 'string' },
    'if-available': { type: 'boolean', default: false },
    oldest: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
if (values.oldest) {
  const runs = ([126, 108] as const).map((version) => {
    const program = fetchOldChromium(version)
    process.stdout.write(`Chromium ${version}\n`)
    return playwright(['tests/journeys/older-engines.journey.ts', '--grep', `@chromium${version}`], {
      CHROMIUM: program,
    })
  })
  process.exit(Math.max(...runs))
}
const { found, missing } = findEngines()
for (const { engine, packages } of missing)
  process.stdout.write(`Skipped ${engine}: this machine lacks a program of ${packages}.\n`)
const isEnough = missing.length === 0 || values['if-available']
if (!isEnough || !found.includes('chromium') || found.length === 1) process.exit(isEnough ? 0 : 1)

const report = 'var/browsers/report.json'
const status = playwright(['--config=tests/browsers/browsers.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  ...(values.engine !== undefined && { BROWSERS_ENGINE: values.engine }),
  ...(values.journey !== undefined && { BROWSERS_JOURNEY: values.journey }),
})
printTable()
process.exit(status)

function playwright(args: string[], environment: Record<string, string>): number {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status ?? 1
}

type Suite = { suites?: Suite[]; specs?: { tests: Run[] }[] }
type Run = {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: { type: string; description?: string }[]
}

/** Journeys passed of tried, by engine and size, as the table of docs/browsers.md. */
function printTable(): void {
  const runsOf = ({ suites = [], specs = [] }: Suite): Run[] => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(runsOf),
  ]
  const tried = new Map<string, Map<string, Counts>>()
  for (const run of runsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite)) {
    if (run.status === 'skipped') continue
    const [engine = '', size = ''] = run.projectName.split(' ')
    const version = run.annotations.find(({ type }) => type === 'engine')?.description ?? engine
    const sizes = tried.get(version) ?? new Map<string, Counts>()
    tried.set(version, sizes)
    const { passed, of } = sizes.get(size) ?? { passed: 0, of: 0 }
    sizes.set(size, { passed: passed + Number(run.status === 'expected'), of: of + 1 })
  }
  process.stdout.write('| engine | 390 px | 1280 px |\n|---|---|---|\n')
  for (const [version, sizes] of tried)
    process.stdout.write(`| ${version} | ${cell(sizes.get('phone'))} | ${cell(sizes.get('desk'))} |\n`)
}

type Counts = { passed: number; of: number }

function cell(counts: Counts | undefined): string {
  return counts === undefined ? 'not run' : `${counts.passed} of ${counts.of}`
}
