import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/database-away.ts'
import type { App } from './app-type.ts'
import { wantsHtml } from './negotiation.ts'
import {
  authenticationRequired,
  databaseAway,
  notFound,
  nothingHere,
  serverFault,
} from '../errors/common-errors.ts'
import { RequestError } from '../errors/request-error.ts'
import { StoreAwayError } from '../errors/store-away.ts'
import {
  badContentLength,
  badJson,
  badRequest,
  emptyJson,
  invalidInput,
  jsonOnly,
  tooLarge,
} from '../errors/transport-errors.ts'

export type ErrorPages = {
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  failure: (request: FastifyRequest, reply: FastifyReply, error: RequestError) => Promise<FastifyReply>
}

/** What every 401 must name (RFC 9110, 15.5.2): how to sign in. Browsers ask for nothing at this scheme. */
export const challenge = 'Bearer realm="Dray"'

/** Calls answer JSON always, pages answer pages. */
const callPaths = /^\/(public|api)\//

/** The one place that turns errors into replies. Faults of ours are logged once and say only their request id. */
export function answerErrors(app: App, pages: ErrorPages): void {
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) {
      const { code, message } = nothingHere()
      return reply.code(404).send({ code, message })
    }
    return pages.notFound(request, reply.code(404))
  })

  app.setErrorHandler((error: FastifyError | RequestError, request, reply) => {
    const known = describe(foreignKeyError(error) ?? (isAway(error) ? databaseAway() : error))
    if (known.status >= 500) request.log.error({ err: error }, 'request failed')
    reply.removeHeader('content-encoding')
    if (known.status === 503) reply.header('retry-after', '2')
    if (known.status === 401) reply.header('www-authenticate', challenge)
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds))
    if (isCall(request)) {
      const { code, message, field, details } = known
      const body = { ...details, code, message, ...(field && { field }), requestId: request.id }
      return reply.code(known.status).send(body)
    }
    if (known.status === 404) return pages.notFound(request, reply.code(404))
    return pages.failure(request, reply.code(known.status), known)
  })
}

const isAway = (error: Error) => isDatabaseAway(error) || error instanceof StoreAwayError

/** Everything but what a browser opens as a page: an address, or a form that it sends on its own. */
const isCall = (request: FastifyRequest) =>
  callPaths.test(request.url) || (request.method !== 'GET' && !wantsHtml(request))

/** What Fastify refuses on its own. */
const refusals: Record<string, () => RequestError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: jsonOnly,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: badJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: emptyJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badContentLength,
}

/** The row of the catalogue that an error is answered with. */
function describe(error: FastifyError | RequestError): RequestError {
  if (error instanceof RequestError) return error
  if (error.validation) {
    const [fault] = error.validation
    const field =
      fault?.instancePath.replace(/^\//, '').split('/')[0] || String(fault?.params['missingProperty'] ?? '')
    const where = error.validationContext === 'querystring' ? 'Parameter' : 'Field'
    return invalidInput(field, `${where} '${field}' ${fault?.message ?? 'is not valid'}.`)
  }
  const refusal = refusals[error.code]
  if (refusal) return refusal()
  const status = error.statusCode ?? 500
  return status < 500 ? badRequest(status, error.message) : serverFault()
}

/** The error of a statement that refers to a missing row (PostgreSQL's foreign_key_violation). */
const refersToNothing = '23503'

/** The answer when the account or the beer of a write was deleted during the call. Null for every other error. */
function foreignKeyError(error: Error): RequestError | null {
  const fault: Error & { code?: string; constraint?: string } =
    error.cause instanceof Error ? error.cause : error
  if (fault.code !== refersToNothing) return null
  if (fault.constraint?.endsWith('_clients_id_fk')) return authenticationRequired()
  return fault.constraint?.endsWith('_beers_id_fk') ? notFound('The beer') : null
}
