import { expect, test } from 'vitest'
import { secondTries } from './second-tries.ts'

const journey = (title: string, status: string) => ({
  file: 'cart.journey.ts',
  title,
  tests: [{ status, results: [{ duration: 1 }] }],
})
const reportOf = (...statuses: string[]) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0 },
  suites: [{ specs: [], suites: [{ specs: statuses.map((status, at) => journey(`test ${at}`, status)) }] }],
})

test('journeys that needed a second try are named, and up to five may pass', () => {
  expect(secondTries(reportOf('expected', 'flaky', 'unexpected'))).toEqual({
    titles: ['cart.journey.ts: test 1'],
    areTooMany: false,
  })
  expect(secondTries(reportOf(...Array<string>(5).fill('flaky'))).areTooMany).toBe(false)
  expect(secondTries(reportOf(...Array<string>(6).fill('flaky'))).areTooMany).toBe(true)
})

test('a run without a report has none', () => {
  expect(secondTries(null)).toEqual({ titles: [], areTooMany: false })
})
