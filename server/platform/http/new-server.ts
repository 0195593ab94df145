import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { addressPartLength } from '../../../shared/limits/limits.ts'
import type { App } from './app-type.ts'
import { boundedServer, type ConnectionBounds } from './connection-bounds.ts'
import { routedAddress } from './malformed-requests.ts'
import { newRequestId } from './request-ids.ts'
import { validateWhenAsked } from './request-validators.ts'
import { compileEachOnce } from './response-serializers.ts'

/** Bounds of what a stranger may send. */
const largestBodyBytes = 256 * 1024

type Settings = { logger: FastifyBaseLogger; bounds: ConnectionBounds; trustedProxies: readonly string[] }

/** A server without routes, bounded in what it takes from strangers. */
export function newServer({ logger, bounds, trustedProxies }: Settings): App {
  return Fastify({
    loggerInstance: logger,
    genReqId: newRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    bodyLimit: largestBodyBytes,
    ...boundedServer(bounds),
    trustProxy: [...trustedProxies],
    rewriteUrl: routedAddress,
    schemaController: {
      compilersFactory: { buildSerializer: compileEachOnce, buildValidator: validateWhenAsked },
    },
    routerOptions: { maxParamLength: addressPartLength, ignoreTrailingSlash: true },
  }) as unknown as App
}
