import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { provideBearer } from './public/bearer.ts'
import { clientCall } from './client-calls.ts'
import { CallError } from './json-calls.ts'

type Answer = { status: number; reason?: string; body?: string }

let server: Server
let base: string
let asked: { method?: string; authorization?: string; cookie?: string; body: string }[] = []
let answers: Answer[] = []
let ended: string[] = []
let renewed: string | null = null

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { authorization, cookie } = request.headers
    asked.push({ method: request.method, authorization, cookie, body })
    const answer = answers.shift() ?? { status: 204 }
    reply.writeHead(answer.status, answer.reason ?? '', { 'content-type': 'application/json' })
    reply.end(answer.body ?? '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  answers = []
  ended = []
  renewed = null
  signInAs('old')
})

function signInAs(token: string | null): void {
  provideBearer({
    token: () => Promise.resolve(token),
    renew: () => Promise.resolve(renewed),
    end: async (refused) => void ended.push(refused),
  })
}
const call = () => clientCall('/api/account', { method: 'PATCH', body: { name: 'Ada' } }, base)

test('a call carries the bearer and its body, and no cookie (SEC-03)', async () => {
  answers = [{ status: 200, body: '{"ok":true}' }]
  expect(await call()).toEqual({ ok: true })
  expect(asked).toEqual([
    { method: 'PATCH', authorization: 'Bearer old', cookie: undefined, body: '{"name":"Ada"}' },
  ])
})

test('an empty answer is nothing', async () => {
  expect(await call()).toBeUndefined()
})

test('without a token nothing is sent (ERR-23)', async () => {
  signInAs(null)
  await expect(call()).rejects.toThrow('Authentication required')
  expect(asked).toEqual([])
})

test.each([
  ['ERR-01 ERR-22', { status: 400, reason: 'Bad Request', body: '{"message":"No"}' }, 'No', 'No'],
  [
    'ERR-03 ERR-22',
    { status: 500, reason: 'Internal Server Error', body: '{}' },
    'Internal Server Error',
    null,
  ],
  ['ERR-03', { status: 502, reason: 'Bad Gateway', body: '<html>' }, 'Bad Gateway', null],
  ['ERR-04 ERR-22', { status: 500, reason: ' ' }, 'Request failed', null],
  ['ERR-04', { status: 400, reason: ' ', body: '{"message":"  "}' }, 'Request failed', null],
])('%s %j raises "%s"', async (_row, answer, message, serverMessage) => {
  answers = [answer]
  const error = await call().catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ message, serverMessage, status: answer.status })
})

test('a refused token is renewed once and the call repeated (OPEN-67)', async () => {
  renewed = 'new'
  answers = [{ status: 401 }, { status: 200, body: '7' }]
  expect(await call()).toBe(7)
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
  expect(ended).toEqual([])
})

test('refused again, the client is signed out (OPEN-67)', async () => {
  renewed = 'new'
  answers = [{ status: 401 }, { status: 401, body: '{"message":"Signed out"}' }]
  await expect(call()).rejects.toThrow('Signed out')
  expect(ended).toEqual(['new'])
})

test('fails with the server’s message when the session is over (OPEN-67)', async () => {
  answers = [{ status: 401, body: '{"message":"Expired"}' }]
  await expect(call()).rejects.toThrow('Expired')
  expect(asked).toHaveLength(1)
})
