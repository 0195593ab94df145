import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { ReachSettings } from '../../../server/platform/http/public-reach.ts'
import { receiverCertificate, receiverKey } from './receiver-certificate.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; body?: string; headers?: Record<string, string> } | 'nothing'

/** A program of someone else at https://hooks.example, on this machine; closed with the test file. */
export async function openReceiver() {
  const received: Received[] = []
  let connections = 0
  let answer: Answer = { status: 200 }
  const server = createServer({ key: receiverKey, cert: receiverCertificate }, (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      if (answer === 'nothing') return
      response.writeHead(answer.status, answer.headers)
      response.end(answer.body)
    })
  })
  server.on('connection', () => (connections += 1))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** Where names lead; every address is taken for a public one while `isAllowed` says so. */
  const dns = { addresses: ['127.0.0.1'], isAllowed: (_address: string) => true }
  const reach: ReachSettings = {
    resolve: async () => dns.addresses,
    isAllowed: (address) => dns.isAllowed(address),
    ca: receiverCertificate,
  }
  return {
    url: (path = '/') => `https://hooks.example:${port}${path}`,
    reach,
    dns,
    received,
    connections: () => connections,
    answer: (next: Answer) => void (answer = next),
  }
}
