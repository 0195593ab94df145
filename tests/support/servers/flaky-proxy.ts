import { createServer, request, type Server } from 'node:http'
import { freePort } from './free-port.ts'

type Rewrite = (text: string) => string

export type FlakyProxy = {
  url: string
  /** From now on refuses new connections and closes open ones. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Changes documents and the service worker on their way, as another release or setting would. */
  rewrite: (rule: Rewrite | null) => void
  close: () => Promise<void>
}

/** A proxy before the shop at a fixed address, for tests of a cut connection and of a new release. */
export async function openFlakyProxy(shopPort: number): Promise<FlakyProxy> {
  const port = await freePort()
  let rewrite: Rewrite | null = null
  let proxy: Server | null = null

  const open = async () => {
    const next = createServer((incoming, outgoing) => {
      const { method, url: path } = incoming
      const headers = { ...incoming.headers }
      const isText = path === '/service-worker.js' || headers.accept?.startsWith('text/html')
      if (isText) {
        headers['accept-encoding'] = 'identity'
        delete headers['if-none-match']
      }
      const inner = request({ host: '127.0.0.1', port: shopPort, path, method, headers }, (answer) => {
        if (!isText || rewrite === null) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
          return
        }
        const rule = rewrite
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...others } = answer.headers
          outgoing.writeHead(answer.statusCode ?? 502, others)
          outgoing.end(rule(text))
        })
      })
      inner.on('error', () => outgoing.destroy())
      incoming.pipe(inner)
    })
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
    proxy = next
  }
  const cut = async () => {
    const last = proxy
    proxy = null
    if (last === null) return
    await new Promise<void>((resolve) => {
      last.close(() => resolve())
      last.closeAllConnections()
    })
  }
  await open()
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    mend: open,
    rewrite: (rule) => {
      rewrite = rule
    },
    close: cut,
  }
}
