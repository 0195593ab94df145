import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { pingDatabase } from '../database/ping-queries.ts'
import type { App } from './app-type.ts'
import { isBearer } from './identity.ts'
import type { Metrics } from './metrics.ts'
import { notFound } from '../errors/common-errors.ts'

type Options = {
  database: Database
  isReady: () => boolean
  /** Whether the process is about to end and wants no more requests. */
  isStopping: () => boolean
  metrics: Metrics
  metricsToken: string | null
}

/** A check that takes longer says no: the person who asks wants an answer within a second. */
const checkMs = 800

/** Answers callers the address by which limits count them. */
export const seenAddressPath = '/healthz/address'

const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Whether an address is one that monitors ask: such a request is not a visit. */
export const isProbe = (address = ''): boolean => probes.has(address)

/** /healthz says the process lives, /readyz that it can serve, /metrics what it has done (with the token). */
export async function healthRoutes(
  app: App,
  { database, isReady, isStopping, metrics, metricsToken }: Options,
): Promise<void> {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    if (!isReady()) return reply.code(503).send({ status: 'starting' })
    const answers = await Promise.race([doesAnswer(database), wait(checkMs, false, { ref: false })])
    return answers ? { status: 'ready' } : reply.code(503).send({ status: 'database away' })
  })

  // What npm run doctor compares with its own address: a wrong TRUSTED_PROXIES shows here.
  app.get(seenAddressPath, { schema: { hide: true }, logLevel: 'warn' }, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { address: request.ip }
  })

  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (metricsToken === null || !isBearer(request.headers.authorization, metricsToken))
      throw notFound('The page')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

const doesAnswer = (database: Database) =>
  pingDatabase(database).then(
    () => true,
    () => false,
  )
