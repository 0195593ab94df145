import { expect, test } from 'vitest'
import { reportMutants } from './report-mutants.ts'

const fileName = 'tests/mutation/rules.ts'
const mutant = (id: string) => ({
  id,
  fileName,
  location: { start: { line: 0, column: 0 }, end: { line: 0, column: 6 } },
  replacement: 'export',
})
const mutants = ['noticed', 'hung', 'survived', 'unreached', 'loading', 'both'].map(mutant)
const test1 = 'rules.test.ts 1_0'

test('the score is the share of noticed changes among those that more than loading reaches', () => {
  const { lines, score } = reportMutants(mutants, {
    tried: new Set([`noticed ${test1}`, `hung ${test1}`, `survived ${test1}`, `both ${test1}`]),
    noticed: new Set(['noticed', 'hung']),
    hung: new Set(['hung']),
    reachedAtLoad: new Set(['loading', 'both', 'noticed']),
  })
  expect(score).toBe(40)
  expect(lines.at(-2)).toBe('  40.0        6        2         2          1        1  all')
  expect(lines.filter((line) => line.includes(' → '))).toEqual([
    `${fileName}:1:1 survived: import → export`,
    `${fileName}:1:1 unreached: import → export`,
    `${fileName}:1:1 survived: import → export`,
  ])
})
