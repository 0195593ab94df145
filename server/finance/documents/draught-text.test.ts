import { expect, test } from 'vitest'
import { draughtText } from './draught-text.ts'

const rated = (basis: 'draught' | 'full') => ({ basis, minor: 100, rateMinor: 1945, ratesFrom: '2026-02-01' })

test.each([
  [30_000, rated('draught'), 'Draught rate paid: not for takeaway.'],
  [20_000, rated('full'), 'Full rate of duty paid.'],
  [30_000, null, null],
  [30_000, { basis: 'stated', minor: 1590 } as const, null],
  [19_999, rated('draught'), null],
  [null, rated('full'), null],
])('%s ml with duty %o says %s (DOC-09)', (volumeMl, duty, expected) => {
  expect(draughtText({ volumeMl, duty })).toBe(expected)
})
