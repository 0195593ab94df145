import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code: number }
}

export type TraceCollector = {
  endpoint: string
  spans: () => ReceivedSpan[]
  /** All that was received, as it came. */
  text: () => string
  /** While it is held, requests are taken and not answered. */
  hold: () => void
  release: () => void
}

type Sent = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] }

/** A collector of traces that takes OTLP as JSON over HTTP; it closes with the test. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  let held: PromiseWithResolvers<void> | null = null
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
    if (request.url === '/v1/traces') bodies.push(body)
    await held?.promise
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const release = () => {
    held?.resolve()
    held = null
  }
  onTestFinished(() => {
    release()
    server.closeAllConnections()
    server.close()
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    text: () => bodies.join('\n'),
    hold: () => {
      held = Promise.withResolvers()
    },
    release,
  }
}

/** The value of a span's attribute. */
export function attributeOf(span: ReceivedSpan, key: string): string | undefined {
  const { stringValue, intValue } = span.attributes.find((each) => each.key === key)?.value ?? {}
  return stringValue ?? (intValue === undefined ? undefined : String(intValue))
}
