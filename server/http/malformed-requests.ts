import type { App } from './app-type.ts'
import { notFound } from '../errors/common-errors.ts'
import { badHost } from '../errors/transport-errors.ts'

/** A name or an address, with or without a port (RFC 9110 §7.2). */
const hostShape = /^[a-z0-9._~:[\]-]+$/i

/**
 * Refuses malformed requests before any other part sees them. PostgreSQL text cannot hold a NUL, so an address with one
 * is not found. An invalid Host header is the sender's error.
 */
export function refuseMalformed(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (host !== undefined && !hostShape.test(host)) {
      done(badHost())
      return
    }
    done(request.url.includes('%00') ? notFound('The page') : undefined)
  })
}
