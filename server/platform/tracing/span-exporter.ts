import type { FastifyBaseLogger } from 'fastify'
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'

type Logger = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Sends spans by OTLP over HTTP; the log says once that the collector is away, and once that it is back. */
export function createSpanExporter(endpoint: string, logger: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  logRejectedSpans(logger)
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isLost = result.code !== ExportResultCode.SUCCESS
        if (isLost && !isAway) logger.warn({ err: result.error }, 'traces are not taken; they are dropped')
        if (!isLost && isAway) logger.info('traces are taken again')
        isAway = isLost
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

const ignore = () => {}

/** The exporter reports the partial success of an answer to the API's logger alone, and as text. */
function logRejectedSpans(logger: Logger): void {
  let last = ''
  const warn = (text: string, answer: unknown) => {
    if (!text.startsWith('Received Partial Success') || answer === last) return
    logger.warn({ answer }, 'the collector rejected spans')
    last = String(answer)
  }
  diag.setLogger({ warn, error: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
}
