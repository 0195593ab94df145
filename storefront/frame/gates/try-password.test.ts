import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryPassword } from './try-password.ts'

let server: Server
let base: string
let body = ''
let answer: { status: number; text: string }

beforeAll(async () => {
  server = createServer((request, reply) => {
    body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => reply.writeHead(answer.status).end(answer.text))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('the password is sent trimmed, and yes is no message (GATE-09)', async () => {
  answer = { status: 204, text: '' }
  expect(await tryPassword('  password ', base)).toBe(null)
  expect(JSON.parse(body)).toEqual({ password: 'password' })
})

test.each([
  ['GATE-08', 401, '{}', 'Incorrect password, please try again.'],
  ['C-93', 429, '{"message":"Please wait a minute."}', 'Please wait a minute.'],
  ['ERR-24', 500, 'no JSON', 'Something went wrong. Please try again.'],
  ['ERR-24', 500, '{"message":""}', 'Something went wrong. Please try again.'],
])('%s status %i with %s says: %s', async (_row, status, text, expected) => {
  answer = { status, text }
  expect(await tryPassword('guess', base)).toBe(expected)
})

test('shows a missing connection as an error (ERR-24)', async () => {
  expect(await tryPassword('guess', 'http://127.0.0.1:9')).toBe('Something went wrong. Please try again.')
})
