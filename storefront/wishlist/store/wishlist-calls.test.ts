import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { provideBearer } from '../../api/public/bearer.ts'
import { type WishlistCalls, wishlistCalls } from './wishlist-calls.ts'

let server: Server
let calls: WishlistCalls
let asked: { line: string; authorization?: string; key?: string; body: string }[] = []
let answer: { status: number; reason?: string; body?: string } = { status: 204 }

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { authorization, 'idempotency-key': key } = request.headers
    asked.push({
      line: `${request.method} ${request.url}`,
      authorization,
      body,
      ...(typeof key === 'string' && { key }),
    })
    reply.writeHead(answer.status, answer.reason ?? '', { 'content-type': 'application/json' })
    reply.end(answer.body ?? '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  calls = wishlistCalls(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  provideBearer({
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve(null),
    end: () => Promise.resolve(),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

test('calls carry the bearer, beers by id, and a merge its key (SEC-04, WISH-17, C-46)', async () => {
  const address = '/public/marketplace/wishlist'
  const authorization = 'Bearer token'
  answer = { status: 200, body: '{"wishlist":{"items":[]},"item":{"beerId":"b1"},"items":[]}' }
  expect(await calls.read()).toEqual([])
  expect(await calls.add('b1')).toEqual({ beerId: 'b1' })
  await calls.merge({ key: 'key-1', beerIds: ['b1'] })
  expect(asked).toEqual([
    { line: `GET ${address}`, authorization, body: '' },
    { line: `POST ${address}`, authorization, body: '{"beerId":"b1"}' },
    { line: `POST ${address}/merge`, authorization, body: '{"beerIds":["b1"]}', key: 'key-1' },
  ])
})

test('a 204 answer to the DELETE is no error (WAPI-05)', async () => {
  answer = { status: 204 }
  expect(await calls.remove('b1')).toBeUndefined()
  expect(asked[0]?.line).toBe('DELETE /public/marketplace/wishlist')
})

test.each([
  ['ERR-02', { status: 400, reason: 'Bad Request', body: '{"message":"No"}' }, 'No'],
  ['ERR-03', { status: 500, reason: 'Internal Server Error', body: '{}' }, 'Internal Server Error'],
  ['ERR-04', { status: 500, reason: ' ' }, 'Request failed'],
])('%s a failed wishlist call %j raises "%s"', async (_row, given, message) => {
  answer = given
  for (const failing of [
    () => calls.read(),
    () => calls.add('b1'),
    () => calls.remove('b1'),
    () => calls.merge({ key: 'key-1', beerIds: [] }),
  ])
    await expect(failing()).rejects.toThrow(message)
})
