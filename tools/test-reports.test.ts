import { expect, test } from 'vitest'
import { slowestTests } from './test-reports.ts'

const unit = (title: string, duration: number) => ({ title, status: 'passed', duration })
const journey = (title: string, duration: number) => ({
  file: 'cart.journey.ts',
  title,
  tests: [{ status: 'expected', results: [{ duration }] }],
})

test('the ten slowest of both reports are listed, the slowest first, with file and seconds', () => {
  const units = {
    numPassedTests: 11,
    numFailedTests: 0,
    testResults: [
      {
        name: `${process.cwd()}/server/a.test.ts`,
        status: 'passed',
        assertionResults: Array.from({ length: 11 }, (_, at) => unit(`test ${at}`, at * 100)),
      },
    ],
  }
  const journeys = {
    stats: { expected: 2, unexpected: 0 },
    suites: [{ specs: [journey('slow', 12_340)], suites: [{ specs: [journey('nested', 950)] }] }],
  }
  const lines = slowestTests([units], [journeys])
  expect(lines).toHaveLength(10)
  expect(lines.slice(0, 3)).toEqual([
    '  12.3 s  cart.journey.ts: slow',
    '   1.0 s  server/a.test.ts: test 10',
    '   0.9 s  cart.journey.ts: nested',
  ])
})

test('a run without reports lists nothing', () => {
  expect(slowestTests([], [])).toEqual([])
})
