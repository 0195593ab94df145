import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetryTimer } from './retry-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each failure waits twice as long, up to the longest wait, and a success starts from the first again', () => {
  const work = vi.fn<() => void>()
  const timer = createRetryTimer(work, { firstMs: 10, longestMs: 30 })
  const waits: number[] = []
  for (const _ of [1, 2, 3, 4]) {
    const before = Date.now()
    timer.failed()
    vi.advanceTimersToNextTimer()
    waits.push(Date.now() - before)
  }
  expect([waits, work.mock.calls.length]).toEqual([[10, 20, 30, 30], 4])
  timer.succeeded()
  timer.failed()
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(5)
})

test('a success cancels the planned retry, and a second failure plans another', () => {
  const work = vi.fn<() => void>()
  const timer = createRetryTimer(work, { firstMs: 10, longestMs: 60 })
  timer.failed()
  timer.failed()
  vi.advanceTimersByTime(10)
  expect(work).not.toHaveBeenCalled()
  timer.succeeded()
  vi.advanceTimersByTime(100)
  expect(work).not.toHaveBeenCalled()
})
