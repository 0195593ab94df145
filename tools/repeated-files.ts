import type { VitestReport } from './slowest-tests.ts'

/** More files than this that fail are a failure at once (docs/decisions/0072). */
const allowed = 2

/** The files of a run that failed and may run once more by themselves; none where too many failed. */
export function filesToRepeat(report: VitestReport | null): string[] {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed')
  return failed.length > allowed ? [] : failed.map(({ name }) => name)
}

/** What a run showed once some of its files ran again: their second results stand in place of the first. */
export function withRepeated(first: VitestReport, second: VitestReport): VitestReport {
  const again = new Set(second.testResults.map(({ name }) => name))
  const testResults = [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults]
  const counted = (status: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((one) => one.status === status)
      .length
  return { testResults, numPassedTests: counted('passed'), numFailedTests: counted('failed') }
}
