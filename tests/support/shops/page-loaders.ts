import Fastify from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { ReviewsOfBeer } from '../../../server/catalogue/beers/beer-reviews.ts'
import type { BeerStore } from '../../../server/catalogue/beers/beer-store.ts'
import {
  createSearchIndex,
  type SearchIndex,
} from '../../../server/catalogue/beers/search-index/search-index.ts'
import { followChanges } from '../../../server/platform/database/change-events.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import type { PageRequest, PageResult } from '../../../server/platform/http/page-loading.ts'
import { reviewsForBeerPage } from '../../../server/engagement/reviews/read-reviews.ts'
import type { RouteName } from '../../../shared/pages/page-payload.ts'
import { findNextRun } from '../../../server/parties/runs/find-runs.ts'
import type { NextRunOf } from '../../../server/catalogue/groups/group-page.ts'
import { uncachedBeers } from './public-api.ts'
import { openTestDatabase } from '../servers/test-database.ts'

type PageLoaderDeps = {
  database: Database
  beers: BeerStore
  searchIndex: SearchIndex
  reviewsOf: ReviewsOfBeer
  nextRunOf: NextRunOf
}
type LoaderRow<R extends RouteName> = {
  paths: readonly string[]
  load: (deps: PageLoaderDeps, request: PageRequest) => Promise<PageResult<R>>
}

/** What pages are served under in tests. */
export const publicUrl = 'https://dray.example'

/**
 * One shop for all tests of a file, whose addresses answer what their loader made of them: real routes and a real
 * database, no drawing. Addresses that no route knows answer like pages that are not found.
 */
export function shareLoaders<R extends RouteName>(
  rows: readonly LoaderRow<R>[],
  stock: (database: Database) => Promise<void>,
) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setNotFoundHandler(() => ({ kind: 'not-found' }))
  let close: (() => Promise<void>) | null = null

  beforeAll(async () => {
    const connection = await openTestDatabase()
    const { database } = connection
    await stock(database)
    const changes = await followChanges(connection)
    const searchIndex = await createSearchIndex({ database, changes, logger: app.log })
    const reviewsOf = reviewsForBeerPage(database)
    const nextRunOf: NextRunOf = (groupSlug) => findNextRun(database, groupSlug, new Date())
    const beers = uncachedBeers(database)
    for (const { paths, load } of rows) {
      for (const path of paths) {
        app.get(path, (request) => {
          const { pathname, searchParams: query } = new URL(`http://shop${request.url}`)
          const params = request.params as Record<string, string>
          return load(
            { database, beers, searchIndex, reviewsOf, nextRunOf },
            { path: pathname, params, query, publicUrl },
          )
        })
      }
    }
    close = async () => {
      await app.close()
      await searchIndex.close()
      await connection.close()
    }
  })
  afterAll(() => close?.())

  return {
    load: async (url: string): Promise<PageResult<R>> => (await app.inject({ url })).json(),
    /** The page of an address; throws where there is none. */
    page: async (url: string): Promise<Extract<PageResult<R>, { kind: 'page' }>> => {
      const result: PageResult<R> = (await app.inject({ url })).json()
      if (result.kind !== 'page') throw new Error(`${url} has no page: ${JSON.stringify(result)}`)
      return result
    },
  }
}
