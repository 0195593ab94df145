import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { errorCatalogue } from '../../../server/platform/errors/error-catalogue.ts'
import { unescapedIn } from '../builders/hostile-input.ts'
import type { HostileRequest } from './hostile-requests.ts'

export type Answer = {
  statusCode: number
  headers: Record<string, unknown>
  body: string
  rawPayload: Buffer
}

const known = new Set(errorCatalogue.map(({ code }) => code))
/** Refusals that are about one field or parameter, and so name it. */
const namesField = new Set(['bad_field', 'bad_parameter'])
/** What only our own side should see. */
const insides = ['node_modules', 'syntax error at or near']
/** Patterns that are slow over whole pages, each behind a text that few of them have. */
const inside = [
  { sign: '.ts:', pattern: /\bat [^\n]*\.ts:\d+/ },
  { sign: ' constraint', pattern: /violates \w+ constraint/ },
]

/** What is wrong with the answer to a hostile request; nothing, where the shop behaves. */
export function faultsOf({ url, method, headers: sent }: HostileRequest, answer: Answer): string[] {
  const { statusCode, headers } = answer
  const type = String(headers['content-type'] ?? '')
  const body = textOf(answer)
  // A path with dots may lead out of the calls.
  const isCall = method !== 'HEAD' && /^\/(public|api)\/(?!.*(\/\.|%2e))/i.test(url.split('?', 1)[0] ?? '')
  return [
    ...(statusCode >= 500 && !isNamed503(statusCode, body, sent) ? [`status ${statusCode}`] : []),
    ...('x-injected' in headers ? ['a header of its own'] : []),
    ...(leadsAway(headers['location']) ? [`leads to ${String(headers['location'])}`] : []),
    ...(type.startsWith('text/html') ? unescapedIn(body).map((trace) => `unescaped ${trace}`) : []),
    ...(showsInsides(body) && !url.startsWith('/docs/api') && !url.startsWith('/assets')
      ? ['our own insides']
      : []),
    ...(isCall && statusCode >= 400 ? errorFaults(body) : []),
  ]
}

const showsInsides = (body: string): boolean =>
  insides.some((text) => body.includes(text)) ||
  inside.some(({ sign, pattern }) => body.includes(sign) && pattern.test(body))

function errorFaults(body: string): string[] {
  const error = parsed(body)
  if (error === null) return ['an error that is not JSON']
  const { code, message, field } = error
  if (typeof code !== 'string' || !known.has(code))
    return [`an error without a known code: ${body.slice(0, 200)}`]
  if (!/^[A-Z].*\.$|^Authentication required$/s.test(String(message)))
    return [`no sentence: ${String(message)}`]
  // A field may be called nothing at all, if the sender says so.
  const isNamed = typeof field === 'string' || message === "Field '' is not known."
  if (namesField.has(code) && !isNamed) return [`${code} without a field: ${body.slice(0, 200)}`]
  return []
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Of the catalogue; or the answer to a browser that fetches a page ahead whose opening changes something. */
function isNamed503(status: number, body: string, { purpose }: Record<string, string>): boolean {
  const code = parsed(body)?.['code']
  return status === 503 && ((typeof code === 'string' && known.has(code)) || purpose === 'prefetch')
}

function textOf({ headers, body, rawPayload }: Answer): string {
  switch (headers['content-encoding']) {
    case 'gzip':
      return rawPayload.length === 0 ? '' : gunzipSync(rawPayload).toString()
    case 'br':
      return rawPayload.length === 0 ? '' : brotliDecompressSync(rawPayload).toString()
    default:
      return body
  }
}

/** Whether a redirect leaves the shop. */
function leadsAway(location: unknown): boolean {
  return location !== undefined && !/^\/(?![/\\])[^\r\n]*$/.test(String(location))
}
