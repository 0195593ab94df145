import type { FastifyReply, FastifyRequest } from 'fastify'
import { programPaths } from '../../../shared/paths/feed-paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { challenge } from '../../platform/http/error-replies.ts'
import { bearerOf } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import type { AgentDeps } from './agent-deps.ts'
import { answerMcp } from './answer-mcp.ts'
import { toolsOf } from './offered-tools.ts'
import { idOf, readMcpMessage } from './read-mcp-message.ts'
import { RpcError, rpcCodes } from './rpc-error.ts'

/** Calls of one address (PLAT-28). */
const perAddress = { what: 'call of an agent', max: 60, seconds: 60 }
const bodyLimit = 64 * 1024

/** The Model Context Protocol: one address, one JSON-RPC request a call, no session (docs/decisions/0070). */
export async function mcpRoutes(app: App, deps: AgentDeps): Promise<void> {
  neverStore(app)
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body as string, done),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    sendError(error, request, reply),
  )

  app.post(programPaths.mcp, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    await countCall(deps, request)
    const message = readMcpMessage(request.body, request.headers)
    if (message === null) return reply.code(202).send()
    const bearer = bearerOf(request)
    const offered = await toolsOf(deps, bearer)
    const result = await answerMcp(withTokenLimit(deps, reply), message, { bearer, ip: request.ip }, offered)
    return { jsonrpc: '2.0', id: message.id, result }
  })

  // Neither streams nor sessions (PLAT-25).
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: programPaths.mcp,
      schema: { hide: true },
      handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
    })
}

/** What the shop's own calls say of the token's limit, the answer to the tool says too (PLAT-04). */
function withTokenLimit(deps: AgentDeps, reply: FastifyReply): AgentDeps {
  return {
    ...deps,
    ownCall: async (asked) => {
      const answer = await deps.ownCall(asked)
      for (const name of ['ratelimit-policy', 'ratelimit'])
        if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name])
      return answer
    },
  }
}

async function countCall(
  { database, clock }: { database: Database; clock: () => Date },
  request: FastifyRequest,
): Promise<void> {
  await countAgainstLimits(database, [{ limit: perAddress, who: callerOf(request.ip) }], clock())
}

/** Every refusal as JSON-RPC knows it; faults of ours are logged and say nothing. */
function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, status, message, data } = readError(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (status === 401) reply.header('www-authenticate', challenge)
  if (error instanceof RequestError && error.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(error.retryAfterSeconds))
  return reply
    .code(status)
    .send({ jsonrpc: '2.0', id: idOf(request.body), error: { code, message, ...(data && { data }) } })
}

type Answer = { code: number; status: number; message: string; data?: RpcError['data'] }

function readError(error: Error & { statusCode?: number }): Answer {
  if (error instanceof RpcError) return error
  if (error instanceof RequestError) {
    const { status, message, code, retryAfterSeconds } = error
    const wait = retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }
    return { code: rpcCodes.refused, status, message, data: { code, ...wait } }
  }
  const status = error.statusCode ?? 500
  if (status >= 500) return { code: rpcCodes.fault, status: 500, message: 'This is a fault of the shop.' }
  const isUnreadable = status === 400
  return {
    code: isUnreadable ? rpcCodes.parse : rpcCodes.badRequest,
    status,
    message: isUnreadable
      ? 'What was sent is not valid JSON.'
      : 'One JSON-RPC request of at most 64 KB is taken.',
  }
}
