import { createServer, type Server } from 'node:http'
import type { Figures } from './metrics.ts'

/** /metrics on a port of its own, which the outside does not reach. */
export async function serveFigures(figures: Figures, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    figures.text().then(
      (text) => response.writeHead(200, { 'content-type': figures.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
