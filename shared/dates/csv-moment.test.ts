import { expect, test } from 'vitest'
import { csvMoment } from './dates.ts'

test.each([
  ['2026-11-27T15:10:00.000Z', '2026-11-27 15:10:00'],
  ['2026-07-01T23:30:05.250Z', '2026-07-02 00:30:05'],
  ['2026-11-27 15:10:00+00', '2026-11-27 15:10:00'],
])('%s is %s in a file that people open (SELL-06)', (iso, cell) => {
  expect(csvMoment(iso)).toBe(cell)
})
