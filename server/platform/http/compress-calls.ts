import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { App } from './app-type.ts'
import { pickEncoding } from './negotiation.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this one packet carries it anyway. */
const smallest = 1024
const consoleCalls = /^\/api\/(sell|admin)(\/|$)/

/**
 * Compresses what the consoles' calls answer. They are authorised by a header that no other site can send, so the length of an
 * answer gives nothing away (docs/performance.md).
 */
export function compressCalls(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < smallest) return done(null, payload)
    if (!consoleCalls.test(request.routeOptions.url ?? '') || reply.hasHeader('content-encoding'))
      return done(null, payload)
    reply.header('vary', 'Accept-Encoding')
    const encoding = pickEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const compressed = encoding === 'gzip' ? compressGzip(payload) : compressBrotli(payload, { params })
    compressed.then((bytes) => done(null, bytes), done)
  })
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
