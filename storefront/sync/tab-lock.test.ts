import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendTabs } from './pretend-tabs.fixture.ts'
import { lockBy } from './tab-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work of one name is done in turn, and starts when storage of the work before it has arrived', async () => {
  const { openTab } = pretendTabs()
  const log: string[] = []
  const work = (name: string) => async () => void log.push(`${name} ${Date.now() - start}`)
  const start = Date.now()
  void openTab().withLock('a', work('first'))
  void openTab().withLock('a', work('second'))
  void openTab().withLock('b', work('elsewhere'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(log).toEqual(['first 0', 'elsewhere 0', 'second 100'])
})

test('the answer does not wait for the handover, and an error gives the lock on', async () => {
  const { withLock } = pretendTabs().openTab()
  await expect(withLock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock('a', async () => 'done')).toBe('done')
})

test('without Web Locks work is done at once', async () => {
  expect(await lockBy(undefined)('a', async () => 'done')).toBe('done')
})
