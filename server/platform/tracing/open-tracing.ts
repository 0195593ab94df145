import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../config/tracing-settings.ts'
import { createSampler } from './create-sampler.ts'
import { createSpanExporter } from './span-exporter.ts'
import { statementName, statementText } from './statement-text.ts'
import type { Tracing } from './tracing.ts'

type Options = TracingSettings & { role: string; logger: Pick<FastifyBaseLogger, 'info' | 'warn'> }

/** Spans that wait for the collector; further ones are dropped. */
const maxQueueSize = 2048
const stopMs = 3000

/**
 * Opens the traces of this process (server/platform/tracing/README.md). It is loaded only where a collector is set up. Spans hold routes, text
 * of statements and kinds of errors: an error's own sentence may repeat what a person typed.
 */
export function openTracing({ endpoint, serviceName, sampling, role, logger }: Options): Tracing {
  const provider = new TracerProvider({
    // OTEL_RESOURCE_ATTRIBUTES may name the instance.
    resource: resourceFromAttributes({ 'service.instance.id': randomUUID() })
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'dray.role': role })),
    sampler: createSampler(sampling),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: createSpanExporter(endpoint, logger), maxQueueSize }),
    ],
  })
  const tracer = provider.getTracer('dray')
  const current = new AsyncLocalStorage<Span>()

  return {
    beginRequest: ({ method, route, requestId, traceparent }) => {
      const span = tracer.startSpan(
        route === undefined ? method : `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'dray.request_id': requestId,
            ...(route !== undefined && { 'http.route': route }),
          },
        },
        callersContext(traceparent),
      )
      return {
        within: (next) => current.run(span, next),
        end: (status) => {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    job: (name, work) => {
      const span = tracer.startSpan(`job ${name}`, { attributes: { 'dray.job': name } }, ROOT_CONTEXT)
      return current.run(span, () =>
        work().then(
          (result) => {
            span.end()
            return result
          },
          (error: unknown) => {
            endFailed(span, error)
            throw error
          },
        ),
      )
    },
    observeStatement: (text) => {
      const parent = current.getStore()
      if (parent === undefined || !parent.isRecording()) return () => {}
      const span = tracer.startSpan(
        statementName(text),
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': statementText(text) },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      return (error) => (error === undefined ? span.end() : endFailed(span, error))
    },
    stop: async () => {
      await Promise.race([provider.shutdown().catch(() => {}), wait(stopMs, undefined, { ref: false })])
    },
  }
}

function callersContext(traceparent: string | undefined): Context {
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent)
  return caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
}

function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', kindOf(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** The database's code, or the class of the error. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 40) : error.name
}
