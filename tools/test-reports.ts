export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { title: string; status: string; duration?: number }[]
  }[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number }
  suites: PlaywrightSuite[]
}
export type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}
type Timed = { file: string; title: string; ms: number }

/** The ten tests that took longest, the slowest first, as lines to print. */
export function slowestTests(units: VitestReport[], journeys: PlaywrightReport[]): string[] {
  return [...units.flatMap(timedUnits), ...journeys.flatMap(({ suites }) => suites.flatMap(timedJourneys))]
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`)
}

function timedUnits(report: VitestReport): Timed[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      file: name.replace(`${process.cwd()}/`, ''),
      title,
      ms: duration,
    })),
  )
}

function timedJourneys({ suites = [], specs = [] }: PlaywrightSuite): Timed[] {
  const own = specs.map(({ file, title, tests }) => ({
    file,
    title,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }))
  return [...own, ...suites.flatMap(timedJourneys)]
}
