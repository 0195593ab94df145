import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { onTestFinished, expect, test, vi } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { boundConnections, boundedServer, connectionBounds } from './connection-bounds.ts'
import type { App } from './app-type.ts'

const short = {
  ...connectionBounds,
  headersSeconds: 0.2,
  bodySeconds: 0.2,
  requestSeconds: 5,
  idleSeconds: 1,
}

/** Opens a connection, sends what is given and answers all that came back once the other side has closed. */
function untilClosed(port: number, sent: string): Promise<string> {
  return new Promise((resolve) => {
    let came = ''
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (chunk: Buffer) => void (came += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(came))
  })
}

async function openShop(bounds = short): Promise<number> {
  const { app } = await openWholeShop(async () => {}, { connectionBounds: bounds })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('a body that never ends is answered 408 and its connection closed (SAFE-03)', async () => {
  const port = await openShop()
  const answer = await untilClosed(port, `${head('/public/basket/quote', 1000)}{`)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"too_slow"')
})

test('headers that never end are answered 408 and their connection closed (SAFE-03)', async () => {
  const port = await openShop()
  expect(await untilClosed(port, 'GET /shop HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('headers above 16 KB are answered 431 (SAFE-03)', async () => {
  const port = await openShop({ ...short, headersSeconds: 5 })
  const answer = await untilClosed(port, `GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'x'.repeat(17_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test('a connection above the bound is closed at once, and the others are served (SAFE-03)', async () => {
  const port = await openShop({
    ...short,
    connections: 1,
    headersSeconds: 30,
    bodySeconds: 30,
    idleSeconds: 30,
  })
  const first = connect(port, '127.0.0.1')
  await new Promise((resolve) => first.once('connect', resolve))
  first.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => first.once('data', resolve))
  expect(await untilClosed(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
  first.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  const again = await new Promise<string>((resolve) => first.once('data', (chunk) => resolve(String(chunk))))
  expect(again).toMatch(/^HTTP\/1\.1 200 /)
  first.destroy()
})

test('a route with a clock of its own is not ended by that of bodies (SAFE-03)', async () => {
  const app = Fastify(boundedServer(short)) as unknown as App
  onTestFinished(() => app.close())
  boundConnections(app, short)
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null))
  app.post('/slow', { config: { hasOwnBodyClock: true } }, async (request) => {
    let length = 0
    for await (const chunk of request.raw) length += (chunk as Buffer).length
    return { length }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('a'))
      await new Promise((resolve) => setTimeout(resolve, 500))
      controller.enqueue(Buffer.from('b'))
      controller.close()
    },
  })
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/octet-stream' },
  }
  const reply = await fetch(`http://127.0.0.1:${port}/slow`, init as RequestInit)
  expect(await reply.json()).toEqual({ length: 2 })
})

test('the bounds that ship: 15 s for headers, 30 s for a body, 16 KB of headers (SAFE-03)', async () => {
  const { app } = await openWholeShop()
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 130_000,
    keepAliveTimeout: 72_000,
    timeout: 60_000,
    maxConnections: 4000,
  })
})

test('an answer that left the body unread holds no clock, and with it no request (SAFE-03)', async () => {
  const app = Fastify() as unknown as App
  onTestFinished(() => app.close())
  boundConnections(app, connectionBounds)
  app.post('/', async () => '')
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const headers = { 'content-type': 'application/unknown' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload: 'half a pint' })
  expect([answer.statusCode, vi.getTimerCount()]).toEqual([415, 0])
})
