import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { reachDatabase } from '../database/reach-queries.ts'
import { notFound } from '../errors.ts'
import type { App } from './app-type.ts'
import type { Figures } from './metrics.ts'

type Options = { database: Database; isReady: () => boolean; figures: Figures; metricsToken: string | null }

/** /healthz says the process lives, /readyz that it can serve, /metrics what it has done (with the token). */
export async function healthRoutes(
  app: App,
  { database, isReady, figures, metricsToken }: Options,
): Promise<void> {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (!isReady()) return reply.code(503).send({ status: 'starting' })
    await reachDatabase(database)
    return { status: 'ready' }
  })

  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (metricsToken === null || !isToken(request.headers.authorization, metricsToken))
      throw notFound('The page')
    return reply.type(figures.contentType).send(await figures.text())
  })
}

function isToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
