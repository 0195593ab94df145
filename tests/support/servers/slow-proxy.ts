import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const piece = { bytes: 1000, everyMs: 20 }

/**
 * A proxy before the shop that delivers pages a few lines at a time, like a slow connection or a busy phone, so that
 * the browser paints unfinished pages. Passes all other answers unchanged.
 */
export async function openSlowProxy(shop: string): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const { method } = incoming
    const inner = request(new URL(incoming.url ?? '/', shop), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!String(answer.headers['content-type']).startsWith('text/html')) {
        answer.pipe(outgoing)
        return
      }
      void (async () => {
        for await (const chunk of answer) {
          for (let at = 0; at < chunk.length; at += piece.bytes) {
            outgoing.write(chunk.subarray(at, at + piece.bytes))
            await wait(piece.everyMs)
          }
        }
        outgoing.end()
      })()
    })
    inner.on('error', () => outgoing.destroy())
    // With its body: the shop would take the next request of the connection for one that is missing.
    incoming.pipe(inner)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.close() }
}
