import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import type { App } from './app-type.ts'
import { vanishedRow } from './vanished-rows.ts'

export type ErrorPages = {
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  serverFault: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Calls answer JSON always, pages answer pages. */
const callPaths = /^\/(public|api)\//

/** The one place that turns errors into replies. Faults of ours are logged once and say only their request id. */
export function answerErrors(app: App, pages: ErrorPages): void {
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request))
      return reply.code(404).send({ code: 'not_found', message: 'There is nothing at this address.' })
    return pages.notFound(request, reply.code(404))
  })

  app.setErrorHandler((error: FastifyError | RequestError, request, reply) => {
    const known = describe(vanishedRow(error) ?? error)
    if (known.status >= 500) request.log.error({ err: withoutParameters(error) }, 'request failed')
    reply.removeHeader('content-encoding')
    if (known.status === 503) reply.header('retry-after', '2')
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds))
    if (isCall(request)) {
      const { code, message, field, details } = known
      const told = { ...details, code, message, ...(field && { field }), requestId: request.id }
      return reply.code(known.status).send(told)
    }
    if (known.status === 404) return pages.notFound(request, reply.code(404))
    return pages.serverFault(request, reply.code(known.status))
  })
}

const isCall = (request: FastifyRequest) => callPaths.test(request.url) || request.method !== 'GET'

type Known = {
  status: number
  code: string
  message: string
  field?: string
  retryAfterSeconds?: number
  details?: Readonly<Record<string, unknown>>
}

/** What Fastify refuses by itself, in words for people. */
const refusals: Record<string, [code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'This call takes JSON. Send it as application/json.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'What was sent is larger than this call takes.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_json', 'What was sent is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_json', 'What was sent is empty. This call takes JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'What was sent is not as long as its header says.'],
}

function describe(error: FastifyError | RequestError): Known {
  if (error instanceof RequestError) {
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      details: error.details,
      ...(error.field && { field: error.field }),
      ...(error.retryAfterSeconds && { retryAfterSeconds: error.retryAfterSeconds }),
    }
  }
  if (error.validation) {
    const [fault] = error.validation
    const field =
      fault?.instancePath.replace(/^\//, '').split('/')[0] || String(fault?.params['missingProperty'] ?? '')
    const where = error.validationContext === 'querystring' ? 'Parameter' : 'Field'
    return {
      status: 400,
      code: 'bad_parameter',
      message: `${where} '${field}' ${fault?.message ?? 'is not valid'}.`,
      field,
    }
  }
  const status = error.statusCode ?? 500
  const refusal = refusals[error.code]
  if (refusal) return { status, code: refusal[0], message: refusal[1] }
  if (status < 500) return { status, code: error.code ?? 'bad_request', message: error.message }
  return {
    status: 500,
    code: 'server_fault',
    message: 'Something went wrong on our side. Sorry. Please try again.',
  }
}

/**
 * A failed statement carries its parameters and the row at fault, and some of those are secrets: what is logged is
 * what went wrong and where.
 */
function withoutParameters(error: Error): Error {
  const fault: Error & DatabaseFault = 'params' in error && error.cause instanceof Error ? error.cause : error
  if (fault.severity === undefined) return fault
  const { message, stack, code, table, constraint } = fault
  return Object.assign(new Error(message), { stack, code, table, constraint })
}

/** What both drivers say of a refused statement. */
type DatabaseFault = { severity?: string; code?: string; table?: string; constraint?: string }
