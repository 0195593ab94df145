import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import type { RequestSpan, Tracing } from './tracing.ts'

/** Gives each request a span, from its headers to the end of its answer. */
export function traceRequests(app: App, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers
    const span = tracing.beginRequest({
      method: request.method,
      route: request.routeOptions.url,
      requestId: request.id,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    spans.set(request, span)
    // Also of a visitor who left before the answer.
    reply.raw.once('close', () => span.end(reply.raw.statusCode))
    span.within(done)
  })
  // A body arrives by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })
}
