import { bodyTooSlow } from '../errors/transport-errors.ts'
import type { App } from './app-type.ts'

/** How long and how much one connection may take, in seconds and bytes, and how many there are at once. */
export type ConnectionBounds = {
  headersSeconds: number
  /** From the end of the headers to the end of the body, on routes that set no slower one. */
  bodySeconds: number
  /** For the whole request: above the slowest upload, which has a clock of its own. */
  requestSeconds: number
  /** Nothing sent and nothing read, while a request is under way. */
  idleSeconds: number
  /** Between two requests: longer than the idle time of usual balancers, or they meet a connection that just closed. */
  keepAliveSeconds: number
  headerBytes: number
  connections: number
}

export const connectionBounds: ConnectionBounds = {
  headersSeconds: 15,
  bodySeconds: 30,
  requestSeconds: 130,
  idleSeconds: 60,
  keepAliveSeconds: 72,
  headerBytes: 16 * 1024,
  connections: 4000,
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route ends a slow body itself. */
    hasOwnBodyClock?: true
  }
}

/** Options of Fastify that end slow, idle and oversized requests. Node looks every few seconds. */
export function boundedServer(bounds: ConnectionBounds) {
  const shortest = Math.min(bounds.headersSeconds, bounds.bodySeconds)
  return {
    requestTimeout: bounds.requestSeconds * 1000,
    connectionTimeout: bounds.idleSeconds * 1000,
    keepAliveTimeout: bounds.keepAliveSeconds * 1000,
    http: {
      headersTimeout: bounds.headersSeconds * 1000,
      maxHeaderSize: bounds.headerBytes,
      connectionsCheckingInterval: Math.ceil((shortest * 1000) / 3),
    },
  }
}

/** Ends bodies that arrive too slowly with 408, and refuses connections beyond the bound. */
export function boundConnections(app: App, { bodySeconds, connections }: ConnectionBounds): void {
  app.server.maxConnections = connections
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { raw } = request
    // Without either there is no body (RFC 9112 §6.3), though `complete` says so only later.
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && !raw.complete && !request.routeOptions.config.hasOwnBodyClock) {
      const timer = setTimeout(() => {
        if (raw.complete || raw.listenerCount('error') === 0) return
        reply.header('connection', 'close')
        raw.emit('error', bodyTooSlow())
      }, bodySeconds * 1000)
      timer.unref()
      const stop = () => clearTimeout(timer)
      for (const event of ['end', 'close']) raw.once(event, stop)
      // An answer that does not wait for the body lets go of the request.
      reply.raw.once('finish', stop)
    }
    done(null, payload)
  })
}
