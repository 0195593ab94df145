import { expect, test } from 'vitest'
import { afterwards } from './selling-words.ts'

test('an answer that is late is not yet refused: the words say what comes, and when (SELL-14)', () => {
  const clock = { waitsFor: 'answer', at: '2026-11-30T10:15:00.000Z' } as const
  expect(afterwards({ ...clock, after: { what: 'refused', at: '2026-12-01T10:15:00.000Z' } })).toMatch(
    /^Refused automatically on Tue\s1\sDec,\s10:15\.$/,
  )
  expect(afterwards({ ...clock, after: null })).toBe('Dray’s staff look after it.')
})
