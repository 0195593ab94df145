import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientCall } from '../api/client-calls.ts'
import { actOnEntry } from './send-entry-act.ts'

vi.mock(import('../api/client-calls.ts'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one press on a row of the worklist has one key, however often it is sent, and the next has its own (STAF-04)', async () => {
  const sent: (string | undefined)[] = []
  vi.mocked(clientCall).mockImplementation(async (_path, { key } = {}) => {
    sent.push(key)
    if (sent.length === 1) throw new TypeError('Failed to fetch')
    return {} as never
  })
  const first = actOnEntry('e', 'take', { isWanted: () => true })
  await vi.advanceTimersByTimeAsync(5_000)
  await first
  await actOnEntry('e', 'give-back', { isWanted: () => true })
  expect(sent).toHaveLength(3)
  expect(sent[0]).toBe(sent[1])
  expect(sent[2]).not.toBe(sent[1])
})
