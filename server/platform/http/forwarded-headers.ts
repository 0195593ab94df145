import type { App } from './app-type.ts'

/**
 * Warns once when a peer that is no trusted proxy says whom it speaks for: behind a balancer that no one named all
 * visitors look like one, and the limits of one lock everybody out.
 */
export function warnOfUntrustedProxies(app: App): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      const peer = request.raw.socket.remoteAddress
      // A trusted peer's word is taken: then the address is that of the header.
      if (request.ip === peer) {
        hasWarned = true
        request.log.warn(
          { peer },
          'X-Forwarded-For comes from a peer that is not in TRUSTED_PROXIES: all visitors behind it count as one',
        )
      }
    }
    done()
  })
}
