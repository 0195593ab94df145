import Fastify from 'fastify'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { accessoryRoutes } from '../server/accessories/accessory-routes.ts'
import { catalogueRoutes } from '../server/catalogue/catalogue-routes.ts'
import { createShelf } from '../server/catalogue/shelf/shelf.ts'
import type { Database } from '../server/database/connect.ts'
import { listenForChanges } from '../server/database/change-notices.ts'
import { groupRoutes } from '../server/groups/group-routes.ts'
import type { App } from '../server/http/app-type.ts'
import { createPublicReads } from '../server/http/public-reads.ts'
import { answerErrors } from '../server/http/error-replies.ts'
import { openTestDatabase } from './test-database.ts'

/** Keeps no answer, so that a test reads what is stored now. */
export const unkeptReads = () => createPublicReads({ maxBytes: 1 })
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
  const shelf = await createShelf({ database, changes: await listenForChanges(connection), logger: app.log })
  const reads = unkeptReads()
  answerErrors(app, { notFound: noPages, serverFault: noPages })
  await app.register(catalogueRoutes, { database, shelf, reads })
  await app.register(groupRoutes, { database, shelf, reads })
  await app.register(accessoryRoutes, { database, reads })
  return {
    stored,
    get: async (path) => {
      const reply = await app.inject(path)
      return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
    },
    close: async () => {
      await shelf.close()
      await app.close()
      await connection.close()
    },
  }
}
