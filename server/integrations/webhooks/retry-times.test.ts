import { expect, test } from 'vitest'
import { requestedDelay, retryDelay } from './retry-times.ts'

test('attempts follow after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, and no tenth wait (PLAT-09)', () => {
  const seconds = Array.from({ length: 10 }, (_, at) => retryDelay(at + 1, 0.5)).map(
    (wait) => wait && wait / 1000,
  )
  expect(seconds).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
})

test('a wait is at most a tenth shorter or longer (PLAT-09)', () => {
  expect([retryDelay(2, 0), retryDelay(2, 1)]).toEqual([270_000, 330_000])
})

test.each([
  ['3600', 3_600_000],
  ['Sun, 29 Nov 2026 09:00:30 GMT', 30_000],
  ['Sun, 29 Nov 2026 08:00:00 GMT', 0],
  ['999999999', 86_400_000],
  ['99999999999999999999999999999999', 86_400_000],
  ['soon', 0],
  ['-5', 0],
  [undefined, 0],
])('a receiver that says Retry-After: %s waits %i ms (PLAT-09)', (retryAfter, wait) => {
  expect(requestedDelay(retryAfter, new Date('2026-11-29T09:00:00Z'))).toBe(wait)
})
