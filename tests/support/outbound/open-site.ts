import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { App } from '../../../server/platform/http/app-type.ts'
import { receiverCertificate, receiverKey } from './receiver-certificate.ts'

/** Where programs that only speak https find a shop: behind a proxy that leads to no other site. */
export const siteName = 'agent.example'

/** Puts a shop at https://agent.example for programs that go through `proxy`; closed with the test file. */
export async function openSite(app: App) {
  const asked: string[] = []
  const site = createServer({ key: receiverKey, cert: receiverCertificate }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const method = request.method as 'GET' | 'POST'
      const {
        host: _host,
        'content-length': _length,
        'transfer-encoding': _encoding,
        ...headers
      } = request.headers
      const payload = method === 'GET' ? {} : { payload: Buffer.concat(parts) }
      void app.inject({ method, url: request.url ?? '/', headers, ...payload }).then((answer) => {
        response.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type']) })
        response.end(answer.rawPayload)
      })
    })
  })
  const proxy = createProxy()
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    if (url !== `${siteName}:443`) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    site.emit('connection', socket)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  afterAll(() => {
    site.closeAllConnections()
    proxy.closeAllConnections()
    proxy.close()
  })
  return {
    /** The names that were asked for. */
    asked,
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  }
}
