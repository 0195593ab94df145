import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { provideBearer } from '../../api/public/bearer.ts'
import { CallError } from '../../api/json-calls.ts'
import { cartCall } from './cart-call.ts'
import { logFailedCall } from './basket-calls.ts'

let server: Server
let base: string
let answer: { status: number; reason: string; body: string }
let asked: { authorization?: string; key?: string | string[] }[] = []

const bearerOf = (token: string | null) => ({
  token: () => Promise.resolve(token),
  renew: () => Promise.resolve(null),
  end: () => Promise.resolve(),
})

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push({ authorization: request.headers.authorization, key: request.headers['idempotency-key'] })
    reply.writeHead(answer.status, answer.reason).end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  provideBearer(bearerOf('t'))
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['ERR-05', 409, 'Conflict', '{"error":"A"}', 'A'],
  ['ERR-05', 409, 'Conflict', '{"message":"B"}', 'B'],
  ['ERR-06', 409, 'Conflict', '{}', 'Conflict'],
  ['ERR-06', 502, 'Bad Gateway', '<html>', 'Bad Gateway'],
  ['ERR-07', 500, ' ', '', 'Cart request failed'],
])('%s %i %s %s raises "%s"', async (_row, status, reason, body, message) => {
  answer = { status, reason, body }
  await expect(cartCall('/api/cart', {}, base)).rejects.toThrow(message)
})

test('a cart call carries cookies, the bearer and its key (CAPI-01, SEC-03)', async () => {
  answer = { status: 200, reason: 'OK', body: '{"items":[]}' }
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect(await cartCall('/api/cart/items', { method: 'POST', body: {}, key: 'k-1' }, base)).toEqual({
    items: [],
  })
  expect(asked).toEqual([{ authorization: 'Bearer t', key: 'k-1' }])
  expect(fetched.mock.lastCall?.[1]?.credentials).toBe('include')
})

test('never sends one client’s change in the name of the next', async () => {
  await expect(cartCall('/api/cart', { isStillWanted: () => false }, base)).rejects.toThrow(
    'Authentication required',
  )
  expect(asked).toEqual([])
})

test('only logs a failure, and its kind decides whether the change waits (ERR-15)', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fates = [500, 503, 429, 408, 401, 404, 409].map((status) =>
    logFailedCall(new CallError(status, '', undefined)),
  )
  expect(fates).toEqual(['lost', 'lost', 'lost', 'lost', 'signed-out', 'refused', 'refused'])
  expect(logFailedCall(new TypeError('Failed to fetch'))).toBe('lost')
  provideBearer(bearerOf(null))
  const fault = await cartCall('/api/cart', {}, base).catch((error: unknown) => error)
  expect(logFailedCall(fault)).toBe('signed-out')
  expect(warned).toHaveBeenCalledTimes(7)
  // A page that was left has no second more
  vi.advanceTimersByTime(1_000)
  expect(warned).toHaveBeenCalledTimes(9)
})
