import { expect, test } from 'vitest'
import { filesToRepeat, withRepeated } from './repeated-files.ts'

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ title: `${name} ${at}`, status })),
})
const reportOf = (...testResults: ReturnType<typeof file>[]) => ({
  testResults,
  numPassedTests: 0,
  numFailedTests: 0,
})

test('up to two files that failed run once more, and none of more', () => {
  const [good, bad, worse] = [file('a', 'passed'), file('b', 'passed', 'failed'), file('c', 'failed')]
  expect(filesToRepeat(reportOf(good))).toEqual([])
  expect(filesToRepeat(reportOf(good, bad, worse))).toEqual(['b', 'c'])
  expect(filesToRepeat(reportOf(bad, worse, file('d', 'failed')))).toEqual([])
  expect(filesToRepeat(null)).toEqual([])
})

test('the second results of a file stand for its first, and what failed twice has failed', () => {
  const first = reportOf(file('a', 'passed', 'skipped'), file('b', 'passed', 'failed'))
  expect(withRepeated(first, reportOf(file('b', 'passed', 'passed')))).toMatchObject({
    numPassedTests: 3,
    numFailedTests: 0,
  })
  expect(withRepeated(first, reportOf(file('b', 'failed', 'failed')))).toMatchObject({
    numPassedTests: 1,
    numFailedTests: 2,
  })
})
