import Fastify from 'fastify'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { accessoryRoutes } from '../../../server/catalogue/accessories/accessory-routes.ts'
import { catalogueRoutes } from '../../../server/catalogue/beers/catalogue-routes.ts'
import { createBeerStore } from '../../../server/catalogue/beers/beer-store.ts'
import { createSearchIndex } from '../../../server/catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { followChanges } from '../../../server/platform/database/change-events.ts'
import { groupRoutes } from '../../../server/catalogue/groups/group-routes.ts'
import type { App } from '../../../server/platform/http/app-type.ts'
import { createEdgeHeaders } from '../../../server/platform/cache/edge-headers.ts'
import { createPublicReads } from '../../../server/platform/cache/public-reads.ts'
import { answerErrors } from '../../../server/platform/http/error-replies.ts'
import { openTestDatabase } from '../servers/test-database.ts'
import { createPartCache } from '../../../server/platform/cache/part-cache.ts'

/** Keeps no answer, so that a test reads what is stored now. */
export const uncachedReads = () =>
  createPublicReads({ maxBytes: 1, edgeHeaders: createEdgeHeaders({ isPurged: false }) })
/** Reads each beer again. */
export const uncachedBeers = (database: Database) =>
  createBeerStore({ database, maxBytes: 1, clock: () => new Date() })
const noPages = () => Promise.reject(new Error('A call never answers with a page'))

export type Answer = { status: number; headers: Record<string, unknown>; body: any }

type PublicApi<T> = { get: (path: string) => Promise<Answer>; stored: T }

/**
 * The public reads over a database of one test's own that `fill` stocked before anything was read. `get` answers
 * status, headers and the parsed body.
 */
export async function openPublicApi<T>(fill: (database: Database) => Promise<T>): Promise<PublicApi<T>> {
  const { close, ...api } = await start(fill)
  onTestFinished(close)
  return api
}

/** The same for all tests of a file, which may only read. The answer is filled in before the first of them. */
export function sharePublicApi<T>(fill: (database: Database) => Promise<T>): PublicApi<T> {
  const shared = {} as PublicApi<T>
  let started: Awaited<ReturnType<typeof start<T>>> | null = null
  beforeAll(async () => {
    started = await start(fill)
    Object.assign(shared, { get: started.get, stored: started.stored })
  })
  afterAll(() => started?.close())
  return shared
}

async function start<T>(
  fill: (database: Database) => Promise<T>,
): Promise<PublicApi<T> & { close: () => Promise<void> }> {
  const connection = await openTestDatabase()
  const { database } = connection
  const stored = await fill(database)
  const app = Fastify() as unknown as App
  const searchIndex = await createSearchIndex({
    database,
    changes: await followChanges(connection),
    logger: app.log,
  })
  const deps = { database, beers: uncachedBeers(database), searchIndex, reads: uncachedReads() }
  const parts = createPartCache({ maxBytes: 1e6 })
  answerErrors(app, { notFound: noPages, failure: noPages })
  await app.register(catalogueRoutes, { ...deps, parts })
  await app.register(groupRoutes, deps)
  await app.register(accessoryRoutes, deps)
  return {
    stored,
    get: async (path) => {
      const reply = await app.inject(path)
      return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
    },
    close: async () => {
      await searchIndex.close()
      await app.close()
      await connection.close()
    },
  }
}
