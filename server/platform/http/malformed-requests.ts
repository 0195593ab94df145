import { addressPartLength } from '../../../shared/limits/limits.ts'
import { offeredItemsName, programPaths } from '../../../shared/paths/feed-paths.ts'
import type { App } from './app-type.ts'
import { notFound } from '../errors/common-errors.ts'
import { badForwardedProtocol, badHost } from '../errors/transport-errors.ts'

/** A name or an address, with or without a port (RFC 9110 §7.2). */
const hostShape = /^[a-z0-9._~:[\]-]+$/i

/**
 * Refuses malformed requests before any other part sees them. PostgreSQL text cannot hold a NUL, so an address with one
 * is not found. A Host, or what a proxy says of it, that names none is the sender's error, and so are two of them: one server
 * in front may read the other.
 */
export function refuseMalformed(app: App): void {
  // Nearly all requests are of one host.
  let goodHost = ''
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, protocol } = request
    if (hostsOf(request.raw.rawHeaders) > 1) {
      done(badHost())
      return
    }
    if (host !== goodHost && host !== '') {
      if (!(hostShape.test(host) && URL.canParse(`http://${host}`))) {
        done(badHost())
        return
      }
      goodHost = host
    }
    if (protocol !== 'http' && protocol !== 'https') {
      done(badForwardedProtocol())
      return
    }
    done(request.url.includes('%00') ? notFound('The page') : undefined)
  })
}

/** Names and values follow one another; Node leaves all but the first Host out of its headers. */
const hostsOf = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length

/**
 * The address by which a request is routed. One that the router cannot read becomes one where nothing is: Fastify would
 * answer it without our headers, log and errors.
 */
export function routedAddress({ url = '/' }: { url?: string }): string {
  const [path = ''] = url.split('?', 1)
  if (path.startsWith(`${programPaths.buy}/`)) return offeringAddress(path, url.slice(path.length + 1))
  if (path.length <= addressPartLength && !path.includes('%')) return url
  if (path.split('/').every(isReadable)) return url
  return path.startsWith('/api/') || path.startsWith('/public/') ? '/public/-' : '/-'
}

/** The items of a link that offers some, which may be longer than a part that the router reads, as its query. */
function offeringAddress(path: string, query: string): string {
  const items = path.slice(programPaths.buy.length + 1).replace(/[&+;]/g, encodeURIComponent)
  return `${programPaths.buy}?${offeredItemsName}=${items}${query === '' ? '' : `&${query}`}`
}

function isReadable(part: string): boolean {
  try {
    return decodeURIComponent(part).length <= addressPartLength
  } catch {
    return false
  }
}
