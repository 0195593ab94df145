import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import type { CachedBody, Piece } from './body-forms.ts'
import { bytesOfBody, cachedBody, sendBody } from './cached-body.ts'
import type { EdgeHeaders } from './edge-headers.ts'
import { createResponseCache, type Cacheable, type ResponseCache } from './response-cache.ts'

/**
 * Headers that all public reads of a feature share: any site may read them, without credentials (API-02). Call it
 * first in the feature's plugin; it touches that plugin's routes only.
 */
export function servePublicReads(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate')
    done()
  })
}

type CachedRead = Cacheable & { body: CachedBody }

export type PublicReads = Pick<ResponseCache<CachedRead, never>, 'drop' | 'clear' | 'size'> & {
  /**
   * Sends the cached answer of this call, or what `read` answers, which is cached until a change notice names one of the
   * topics; they may depend on the answer. What `read` throws goes to everybody who waits and is not cached. The promise is of the reply, but typed by
   * what the reply carries: so the compiler holds it against the response schema of the route.
   */
  send: <Body>(
    request: FastifyRequest,
    reply: FastifyReply,
    topics: Topics<Body>,
    read: () => Body | Promise<Body>,
  ) => Promise<Body>
  /** The same for JSON that `read` has written already, piece by piece. */
  sendPieces: <Body>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<{ pieces: readonly Piece[]; topics: readonly string[] }>,
  ) => Promise<Body>
  /** The same for what is not JSON: the text that `read` answers, under its content type. */
  sendText: (
    request: FastifyRequest,
    reply: FastifyReply,
    { type, topics }: { type: string; topics: readonly string[] },
    read: () => string | Promise<string>,
  ) => Promise<FastifyReply>
}

const jsonType = 'application/json; charset=utf-8'

type Topics<Body> = readonly string[] | ((body: Body) => readonly string[])

/** Answers of public reads, serialised and compressed once, in at most maxBytes of memory. */
export function createPublicReads({
  maxBytes,
  edgeHeaders,
}: {
  maxBytes: number
  edgeHeaders: EdgeHeaders
}): PublicReads {
  const { get, drop, clear, size } = createResponseCache<CachedRead>({ maxBytes })
  const sendRead = (request: FastifyRequest, reply: FastifyReply, made: CachedRead) =>
    sendBody(request, reply.headers(edgeHeaders(made)), made.body)
  const sendText: PublicReads['sendText'] = async (request, reply, { type, topics }, read) => {
    const made = await get(keyOf(request), async () => {
      const made = { topics: new Set(topics), body: cachedBody(await read(), type) }
      return { store: made, bytes: bytesOfBody(made.body) }
    })
    return sendRead(request, reply, made)
  }
  return {
    drop,
    clear,
    size,
    sendText,
    sendPieces: async <Body>(
      request: FastifyRequest,
      reply: FastifyReply,
      read: () => Promise<{ pieces: readonly Piece[]; topics: readonly string[] }>,
    ) => {
      const made = await get(keyOf(request), async () => {
        const { pieces, topics } = await read()
        const made = { topics: new Set(topics), body: cachedBody(pieces, jsonType) }
        return { store: made, bytes: bytesOfBody(made.body) }
      })
      return sendRead(request, reply, made) as Promise<unknown> as Promise<Body>
    },
    send: async <Body>(
      request: FastifyRequest,
      reply: FastifyReply,
      topics: Topics<Body>,
      read: () => Body | Promise<Body>,
    ) => {
      const made = await get(keyOf(request), async () => {
        const answer = await read()
        const text = String(reply.serialize(answer))
        const shown = typeof topics === 'function' ? topics(answer) : topics
        const made = { topics: new Set(shown), body: cachedBody(text, jsonType) }
        return { store: made, bytes: bytesOfBody(made.body) }
      })
      return sendRead(request, reply, made) as Promise<unknown> as Promise<Body>
    },
  }
}

/** The path and the parameters that the route declares, in its order: whatever else is in an address is noise. */
function keyOf({ url, query, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  const declared = routeOptions.schema?.querystring as { properties?: object } | undefined
  const names = Object.keys(declared?.properties ?? {})
  return `${path} ${JSON.stringify(names.map((name) => (query as Record<string, unknown>)[name]))}`
}
