import { notFound, RequestError } from '../errors.ts'
import type { App } from './app-type.ts'

/** A name or an address, with or without a port (RFC 9110 §7.2). */
const hostShape = /^[a-z0-9._~:[\]-]+$/i

/**
 * Refuses what no part behind it could make sense of. PostgreSQL text cannot hold a NUL, so nothing of ours is named
 * with one: such an address is nowhere. A Host header that names no host is an error of whoever sent it.
 */
export function refuseMalformed(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (host !== undefined && !hostShape.test(host)) {
      done(new RequestError(400, 'bad_host', 'The Host header names no host.'))
      return
    }
    done(request.url.includes('%00') ? notFound('The page') : undefined)
  })
}
