/** One command of a lane. A step without a report counts as one test. */
export type Step = {
  name: string
  command: string[]
  report: 'vitest' | 'playwright' | null
  env?: Record<string, string>
}

const vitest = (...layers: string[]): Step => {
  const name = layers.join(' and ')
  const options = ['--reporter=default', '--reporter=json', `--outputFile=var/test-reports/${name}.json`]
  const projects = layers.map((layer) => `--project=${layer}`)
  return {
    name,
    command: ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...options],
    report: 'vitest',
  }
}
const journeys = (name: string, ...options: string[]): Step => ({
  name,
  command: ['node_modules/@playwright/test/cli.js', 'test', ...options],
  report: 'playwright',
})
const script = (name: string, ...command: string[]): Step => ({ name, command, report: null })

/** The same random cases each time, so that only a change turns them red; nightly runs draw others. */
const seed = '20261123'

/**
 * When rules of days, months and the clock's change are most likely to be wrong: late on a Sunday, the last day of a
 * year, both changes of the clock, and a leap day.
 */
const awkwardMoments = [
  '2026-12-06T23:30:00Z',
  '2026-12-31T12:00:00Z',
  '2027-03-28T00:30:00Z',
  '2027-10-31T00:30:00Z',
  '2028-02-29T12:00:00Z',
]
const clock = awkwardMoments.map((moment): Step => ({
  ...vitest('unit', 'contract'),
  env: { TEST_NOW: moment },
}))

/** What each lane runs, in this order. `core` is `npm test`; CI runs it and the next four. */
export const lanes = {
  core: [vitest('unit'), vitest('contract'), journeys('core-journeys', '--grep', '@core')],
  server: [vitest('server')],
  browser: [journeys('other-journeys', '--grep-invert', '@core')],
  matrices: [vitest('matrices'), script('hostile requests', 'bench/run.ts', 'hostile', '10000', seed)],
  money: [
    vitest('money'),
    script('histories', 'bench/run.ts', 'histories', '60', seed),
    script('kills', 'bench/run.ts', 'kills', '12', seed),
    script('cluster', 'tools/test-cluster.ts', '--if-available', '--seconds', '60', '--seed', seed),
  ],
  clock,
  browsers: [script('browsers', 'tools/test-browsers.ts', '--if-available')],
  nightly: [
    vitest('unit', 'contract', 'server', 'matrices', 'money'),
    ...clock,
    journeys('all-journeys'),
    script('browsers', 'tools/test-browsers.ts', '--if-available'),
    script('mutation', 'tests/mutation/run-mutation.ts'),
    script('cluster', 'tools/test-cluster.ts', '--if-available', '--seconds', '1800'),
    script('kills', 'bench/run.ts', 'kills', '1000'),
    script('last kegs', 'bench/run.ts', 'last-kegs', '1000'),
    script('histories', 'bench/run.ts', 'histories', '10000'),
    script('hostile requests', 'bench/run.ts', 'hostile', '1000000'),
    script('spreadsheets', 'tools/test-spreadsheets.ts', '--if-available'),
    script('generated clients', 'tools/test-api-clients.ts', '--if-available'),
  ],
} satisfies Record<string, Step[]>

export type Lane = keyof typeof lanes
/** The lanes of `npm run test:all`. */
export const everyLane: readonly Lane[] = ['core', 'server', 'browser', 'matrices', 'money']
/** Lanes whose tests use a PostgreSQL server where its programs are installed, and the embedded database elsewhere. */
export const onPostgres: ReadonlySet<Lane> = new Set(['server', 'matrices', 'money', 'nightly'])
