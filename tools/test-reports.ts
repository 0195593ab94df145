export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { title: string; status: string; duration?: number; failureMessages?: string[] }[]
  }[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number }
  suites: PlaywrightSuite[]
}
export type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[]
  }[]
}
type Timed = { file: string; title: string; ms: number }

/** The ten tests that took longest, the slowest first, as lines to print. */
export function slowestTests(units: VitestReport[], journeys: PlaywrightReport[]): string[] {
  return [...units.flatMap(timedUnits), ...journeys.flatMap(({ suites }) => suites.flatMap(timedJourneys))]
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`)
}

/** Every failed test of both reports with the first lines of its message, at most fifty, as lines to print. */
export function failedTests(units: VitestReport[], journeys: PlaywrightReport[]): string[] {
  return [
    ...units.flatMap(failedUnits),
    ...journeys.flatMap(({ suites }) => suites.flatMap(failedJourneys)),
  ].slice(0, 50)
}

function failedUnits(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = name.replace(`${process.cwd()}/`, '')
    const failed = assertionResults.filter((one) => one.status === 'failed')
    // A file that could not be loaded has a message and no failed test.
    if (failed.length === 0) return status === 'failed' ? [failure(file, 'the file', message)] : []
    return failed.map(({ title, failureMessages = [] }) => failure(file, title, failureMessages.join('\n')))
  })
}

function failedJourneys({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) =>
        failure(
          file,
          title,
          results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

function failure(file: string, title: string, message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return [`${file}: ${title}`, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 300)}`)].join('\n')
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
