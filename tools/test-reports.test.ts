import { expect, test } from 'vitest'
import { failedTests, slowestTests } from './test-reports.ts'

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

test('each failed test is listed with its file and the first lines of its message, a file that did not load too', () => {
  const units = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: `${process.cwd()}/server/a.test.ts`,
        status: 'failed',
        assertionResults: [
          unit('passes', 1),
          { title: 'adds', status: 'failed', failureMessages: ['expected 3 to be 4\n\n  at a.ts:1'] },
        ],
      },
      { name: 'server/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  }
  const broken = {
    file: 'cart.journey.ts',
    title: 'pays',
    tests: [{ status: 'unexpected', results: [{ duration: 1, errors: [{ message: 'no button' }] }] }],
  }
  const journeys = {
    stats: { expected: 1, unexpected: 1 },
    suites: [{ specs: [journey('looks', 1)], suites: [{ specs: [broken] }] }],
  }
  expect(failedTests([units], [journeys])).toEqual([
    'server/a.test.ts: adds\n    expected 3 to be 4\n      at a.ts:1',
    'server/b.test.ts: the file\n    No such module',
    'cart.journey.ts: pays\n    no button',
  ])
  expect(failedTests([], [])).toEqual([])
})
