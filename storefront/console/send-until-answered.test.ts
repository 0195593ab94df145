import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/json-calls.ts'
import { sendUntilAnswered } from './send-until-answered.ts'

const signal = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', signal.addEventListener.bind(signal))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wanted = { onWait: () => {}, isWanted: () => true }

test('what finds no connection waits and is sent again until there is an answer (SELL-25)', async () => {
  let tries = 0
  const onWait = vi.fn<() => void>()
  const answer = sendUntilAnswered(
    async () => {
      tries += 1
      if (tries < 3) throw new TypeError('Failed to fetch')
      return 'done'
    },
    { ...wanted, onWait },
  )
  await vi.advanceTimersByTimeAsync(5_000)
  signal.dispatchEvent(new Event('online'))
  await expect(answer).resolves.toBe('done')
  expect([tries, onWait.mock.calls.length]).toEqual([3, 2])
})

test('a refusal is an answer, and what no one waits for is not sent again (SELL-25)', async () => {
  const refusal = new CallError(409, 'Conflict', { message: 'No.' })
  await expect(sendUntilAnswered(() => Promise.reject(refusal), wanted)).rejects.toBe(refusal)
  const lost = new TypeError('Failed to fetch')
  const given = { ...wanted, isWanted: () => false }
  await expect(sendUntilAnswered(() => Promise.reject(lost), given)).rejects.toBe(lost)
})
