import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const piece = { bytes: 1000, everyMs: 20 }

/**
 * A door before the shop that hands its pages out a few lines at a time, as a thin line or a busy phone does, so a
 * browser has something unfinished to draw between them. All else passes as it is.
 */
export async function openSlowDoor(shop: string): Promise<{ url: string; close: () => void }> {
  const door = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const inner = request(new URL(incoming.url ?? '/', shop), { headers }, (answer) => {
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
    inner.end()
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => door.close() }
}
