import { createServer, type Server } from 'node:http'
import { isBearer } from './identity.ts'
import type { Metrics } from './metrics.ts'

/** /metrics on a port of its own; where a token is set, to those who bring it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, token }: { host: string; port: number; token: string | null },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isAllowed = token === null || isBearer(request.headers.authorization, token)
    if (request.url !== '/metrics' || !isAllowed) {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
